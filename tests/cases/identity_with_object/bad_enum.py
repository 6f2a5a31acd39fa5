"""Enum members: an attribute, a default, and in a conditional expression."""
import enum

import mindspore as ms
from mindspore import Tensor, nn


class Mode(enum.Enum):
    SMALL = 1
    LARGE = 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = Mode.SMALL

    def construct(self, x: Tensor, mode=Mode.LARGE):
        if self.mode is Mode.SMALL:  # expect: MSG521
            x = x * 2
        if mode is not Mode.LARGE:  # expect: MSG521
            x = x + 1
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
