"""A constant of the class as the default of `construct`."""

import numpy as np
from mindspore import Tensor, nn


class Scaled(nn.Cell):
    FACTOR = 3

    def construct(self, x, factor=FACTOR):  # expect: MSG414
        return x * factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = Scaled()

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
