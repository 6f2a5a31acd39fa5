"""Of an enumeration of strings."""
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
        self.name = Name.FAST

    def construct(self, x: Tensor):
        if self.name.value == "fast":  # expect: MSG143
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
