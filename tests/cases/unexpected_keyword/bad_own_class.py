"""A Cell and a function of the project."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor=2.0):
    return x * factor


class Block(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.width = width

    def construct(self, x):
        return scaled(x, scale=3.0)  # expect: MSG802 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(width=1, depth=2)  # expect: MSG802 [unsafe]

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
