"""An attribute of a sub-cell, assigned and updated."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        return x * self.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.other = Block()

    def construct(self, x):
        self.block.scale = 2  # expect: MSG203
        self.other.scale += 1  # expect: MSG203
        return self.other(self.block(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
