"""A method of a named tuple's own."""

from typing import NamedTuple

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Window(NamedTuple):
    left: int
    right: int

    def width(self):
        return self.left + self.right


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.window = Window(1, 2)

    def construct(self, x):
        return x + self.window.width()  # expect: MSG525


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
