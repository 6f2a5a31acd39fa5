"""An item of a dict of a sub-cell, under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.states = {"old": 1}

    def construct(self, x):
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        states = self.block.states
        states["new"] = x * 2  # expect: MSG733
        return self.block(x) + self.block.states["new"]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
