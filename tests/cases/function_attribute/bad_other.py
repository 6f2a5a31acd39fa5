"""Graph code reads the attribute of a function that it calls."""
import mindspore as ms
from mindspore import Tensor, nn


def identity(t):
    return t


identity.gain = 0.5


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return identity(x) * identity.gain  # expect: MSG652


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
