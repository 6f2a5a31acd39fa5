"""In a jitted function."""
import mindspore as ms
from mindspore import Tensor


@ms.jit
def compute(x):
    return x * 2  # expect: MSG134 [safe]


def run():
    return compute(Tensor([1.0, 2.0], ms.float32))
