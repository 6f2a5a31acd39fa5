"""The function does not look at it; the item has a name first."""

import numpy as np
from mindspore import Tensor, nn


def first(x, skip):
    return x


def added(x, skip):
    return x + skip


class Net(nn.Cell):
    def construct(self, x):
        skips = [x, x * 2]
        x = first(x, skips.pop())
        skip = skips.pop()
        return added(x, skip)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
