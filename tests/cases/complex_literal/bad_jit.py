"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    c = 2J  # expect: MSG124
    return x + c.imag


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
