"""Enum members: compared, in a tuple, and their values."""
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

    def construct(self, x: Tensor):
        if self.mode == Mode.SMALL:  # expect: MSG529
            x = x * 2
        if self.mode in (Mode.SMALL, Mode.LARGE):  # expect: MSG529, MSG529
            x = x + 1
        return x * Mode.LARGE.value  # expect: MSG529


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
