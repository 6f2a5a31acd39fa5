"""A method of a class derived from CellList."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Block(nn.CellList):
    def run(self, x):
        for layer in self:
            x = layer(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block([nn.ReLU(), nn.Tanh()])

    def construct(self, x: Tensor):
        return self.block.run(x)  # expect: MSG643


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
