"""What the builtin types have, too: items, a loop, ``index``; the member of an enum is compared."""

from enum import IntEnum

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Sizes(list):
    def largest(self):
        return max(self)


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = Sizes([1, 2])
        self.largest = self.sizes.largest()
        self.level = Level.HIGH
        self.number = Level.HIGH.value

    def construct(self, x):
        for size in self.sizes:
            x = x + size
        if self.level == 2:
            x = x + self.sizes.index(2) + self.level
        return x * len(self.sizes) + self.largest + self.number


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
