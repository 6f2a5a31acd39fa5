"""Functions of the project and of MindSpore."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def double(x):
    return x * 2


class Wrap(nn.Cell):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def construct(self, x):
        return self.function(x)


class Net(nn.Cell):
    def construct(self, x):
        return Wrap(double)(x) + Wrap(ops.relu)(x)  # expect: MSG513 [unsafe], MSG513 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
