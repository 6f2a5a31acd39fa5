"""Functions that give it to a layer, ask its shape, or hand it on."""

import numpy as np
from mindspore import Tensor, nn, ops


def inner(skip):
    return skip.sum()


def added(x, skip=None):
    if skip is not None:
        x = ops.cat((x, skip))
    return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def layered(self, x, skip):
        return x - inner(skip)

    def construct(self, x):
        skips = [x, x * 2, x * 3]
        x = self.layered(x, skips.pop())  # expect: MSG716
        return added(x, skip=skips.pop(0))  # expect: MSG716


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
