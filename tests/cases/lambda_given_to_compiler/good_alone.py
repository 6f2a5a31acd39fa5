"""A lambda on a line of its own."""
import mindspore as ms
from mindspore import Tensor

double = ms.jit(
    lambda x: x * 2
)


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
