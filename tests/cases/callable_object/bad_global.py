"""An object of a module, called in a function."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return x * self.factor


DOUBLE = Scale(2)


def twice(x):
    return DOUBLE(x)  # expect: MSG524


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return twice(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
