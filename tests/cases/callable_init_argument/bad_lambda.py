"""A lambda: no fix, as the compiler refuses some of them on `self` too."""
import mindspore as ms
from mindspore import Tensor, nn


class Wrap(nn.Cell):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def construct(self, x):
        return self.function(x)


class Net(nn.Cell):
    def construct(self, x):
        return Wrap(lambda y: y * 2)(x)  # expect: MSG514


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
