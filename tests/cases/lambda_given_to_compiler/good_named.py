"""A lambda with a name."""
import mindspore as ms
from mindspore import Tensor

twice = lambda x: x * 2
double = ms.jit(twice)


def run():
    return double(Tensor([1.0, 2.0], ms.float32))
