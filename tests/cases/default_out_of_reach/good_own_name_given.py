"""All calls give the argument."""

import numpy as np
from mindspore import Tensor, nn


def make(factor):
    def scaled(x, factor=factor):
        return x * factor

    return scaled


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        k = 3.0
        self.scaled = make(3.0)
        self.shifted = lambda x, k=k: x + k

    def construct(self, x):
        return self.scaled(x, 2.0) + self.shifted(x, 1.0)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
