"""A block of one layer."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()

    def construct(self, x):
        return self.first(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        for layer in self.block.cells():
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
