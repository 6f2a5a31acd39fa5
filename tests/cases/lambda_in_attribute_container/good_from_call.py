"""A function returns nothing but the lambda, or a tuple with its name."""

import numpy as np
from mindspore import Tensor, nn


def make(factor):
    return lambda x: x * factor


def make_both(factor):
    scaled = lambda x: x * factor
    return scaled, factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = make(3.0)
        self.second, self.factor = make_both(2.0)

    def construct(self, x):
        return self.first(x) + self.second(x) * self.factor


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
