"""The same from a method, by way of a local name."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        scaled, self.factor = self.make(3.0)
        self.scaled = scaled

    def make(self, factor):
        return lambda x: x * factor, factor

    def construct(self, x):
        return self.scaled(x) + self.factor  # expect: MSG126


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
