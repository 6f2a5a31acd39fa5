"""`is None`, and bools that `__init__` decides."""
import enum

import mindspore as ms
from mindspore import Tensor, nn


class Mode(enum.Enum):
    SMALL = 1
    LARGE = 2


class Net(nn.Cell):
    def __init__(self, mode=Mode.SMALL):
        super().__init__()
        self.is_small = mode is Mode.SMALL
        self.activation = nn.ReLU()

    def construct(self, x: Tensor, mask=None):
        if self.is_small is True and mask is None:
            x = x * 2
        if self.activation is not None:
            x = self.activation(x)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
