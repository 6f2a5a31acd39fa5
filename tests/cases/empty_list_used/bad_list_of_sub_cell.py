"""A list of a sub-cell, by a local name."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = list()

    def construct(self, x):
        x = x * 2
        self.parts.append(x)  # expect: MSG733
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        parts = self.block.parts
        return y + parts[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
