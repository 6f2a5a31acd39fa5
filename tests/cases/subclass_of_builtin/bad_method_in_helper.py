"""A method, a property and an attribute of a list's subclass, in a helper that is given it."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Sizes(list):
    factor = 2

    @property
    def whole(self):
        return sum(self)

    def largest(self):
        return max(self)


def padded(sizes, x):
    x = x + sizes.largest()  # expect: MSG525
    x = x * sizes.factor  # expect: MSG525
    return x + sizes.whole + sizes[0]  # expect: MSG525


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = Sizes([1, 2])

    def construct(self, x):
        return padded(self.sizes, x)


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
