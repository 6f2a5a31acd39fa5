"""A function returns its argument."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def construct(self, y):
        return y


def same(y):
    return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        a = ops.relu(x)
        b = same(a)
        b = b + 1  # expect: MSG704 [unsafe]
        c = ops.tanh(x)
        d = self.block(c)
        d = d + 1  # expect: MSG704 [unsafe]
        return a, c


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
