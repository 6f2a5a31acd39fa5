"""A method of a class in a function."""

import numpy as np
from mindspore import Tensor, nn


def build(size):
    class Block(nn.Cell):
        def construct(self, x, by=size):  # expect: MSG414
            return x * by

    return Block


Block = build(3)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self.block(x)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
