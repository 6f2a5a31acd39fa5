"""Of an attribute, and of what a helper is given."""
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


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mode = Mode.SUM

    def scaled(self, x, mode):
        return x * mode.value  # expect: MSG143

    def construct(self, x: Tensor):
        y = x * self.mode.value  # expect: MSG143
        if self.mode.name == "SUM":  # expect: MSG143
            y = y + 1
        return self.scaled(y, self.mode) * self.mode.doubled()  # expect: MSG143


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
