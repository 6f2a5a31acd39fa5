"""Graph code makes the object."""
import mindspore as ms
from mindspore import Tensor, nn


class State:
    def __init__(self, factor=2.0):
        self.factor = factor

    def grow(self, factor):
        self.factor = factor  # expect: MSG202

    def scaled(self, x):
        return x * self.factor



class Net(nn.Cell):
    def construct(self, x):
        state = State()  # expect: MSG517
        state.grow(3.0)
        return state.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
