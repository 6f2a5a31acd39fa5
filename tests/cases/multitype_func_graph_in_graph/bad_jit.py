"""Made in a function under `@ms.jit`."""
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def double(x):
    scale = ops.MultitypeFuncGraph("scale")  # expect: MSG508
    return x * 2


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
