"""A SequentialCell calls it."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Block(nn.CellList):
    def __init__(self):
        super().__init__([nn.ReLU(), nn.Tanh()])

    def construct(self, x):
        for layer in self:
            x = layer(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.SequentialCell(nn.ReLU(), Block())

    def construct(self, x: Tensor):
        return self.blocks(x)  # expect: MSG693


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
