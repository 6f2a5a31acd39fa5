"""Attributes and methods of a jit_class object may be read and called."""
import mindspore as ms
from mindspore import Tensor, jit_class, nn


@jit_class
class Options:
    def __init__(self):
        self.scale = 2

    def scaled(self, x):
        return x * self.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        return self.options.scaled(x) + self.options.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
