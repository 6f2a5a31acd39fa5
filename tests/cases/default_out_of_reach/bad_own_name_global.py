"""A parameter like the global name that is its default."""

import numpy as np
from mindspore import Tensor, nn


factor = 3.0


def scaled(x, factor=factor):  # expect: MSG414
    return x * factor


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
