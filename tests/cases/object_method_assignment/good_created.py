"""A method that computes, and an object that Python changed before."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter:
    def __init__(self):
        self.scale = 1
        self.grow()

    def grow(self):
        self.scale = self.scale * 3

    def apply(self, x):
        scale = self.scale
        return x * scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Meter().scale

    def construct(self, x):
        return x * self.scale


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
