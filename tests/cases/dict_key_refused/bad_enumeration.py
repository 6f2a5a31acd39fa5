"""A member of an enumeration."""
import enum

import mindspore as ms
from mindspore import Tensor, nn


class Mode(enum.Enum):
    FAST = 1
    SLOW = 2


class Net(nn.Cell):
    def construct(self, x):
        scales = {Mode.FAST: 2, Mode.SLOW: 3}  # expect: MSG349, MSG349, MSG529, MSG529
        return x * scales[Mode.FAST]  # expect: MSG529


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
