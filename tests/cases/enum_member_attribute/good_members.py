"""Members as they are, and the value of a plain enumeration."""
from enum import Enum, IntEnum

import mindspore as ms
from mindspore import Tensor, nn


class Mode(IntEnum):
    SUM = 1
    MEAN = 2

    def doubled(self):
        return self * 2


class Name(str, Enum):
    FAST = "fast"


class Kind(Enum):
    SMALL = 1
    LARGE = 5


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = Mode.SUM

    def construct(self, x: Tensor):
        y = x * Mode.MEAN * Kind.LARGE.value
        if self.mode == Mode.SUM and self.mode is Mode.SUM:
            y = y + 1
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
