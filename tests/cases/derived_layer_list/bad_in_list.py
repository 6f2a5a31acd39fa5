"""One of a list of such layers."""
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
        self.blocks = nn.CellList([Block(), Block()])

    def construct(self, x: Tensor):
        for block in self.blocks:
            x = block(x)  # expect: MSG693
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
