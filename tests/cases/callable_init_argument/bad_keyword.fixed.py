"""Cells and functions by keyword."""
import mindspore as ms
from mindspore import Tensor, nn


def double(x):
    return x * 2


class Wrap(nn.Cell):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def construct(self, x):
        return self.function(x)


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.wrap = Wrap(function=nn.ReLU())
        self.wrap_1 = Wrap(function=double)

    def construct(self, x):
        x = self.wrap(x)  # expect: MSG514 [unsafe]
        return self.wrap_1(x)  # expect: MSG514 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
