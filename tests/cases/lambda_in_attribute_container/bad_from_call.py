"""A lambda that a function returns in a tuple with other things."""

import numpy as np
from mindspore import Tensor, nn


def make(factor):
    return lambda x: x * factor, factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled, self.factor = make(3.0)

    def construct(self, x):
        return self.scaled(x) + self.factor  # expect: MSG126


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
