"""In a jitted function, beside another statement."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    y = x + 1; factor: int  # expect: MSG133 [safe]
    factor = 3
    return y * factor


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
