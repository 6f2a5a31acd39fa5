"""The arguments of a call."""
import mindspore as ms
from mindspore import Tensor, nn


def total(a, b):
    return a + b


class Net(nn.Cell):
    def construct(self, x):
        return total(*(x, x + 1))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
