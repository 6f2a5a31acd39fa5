"""A member of an enumeration."""
import enum

import mindspore as ms
from mindspore import Tensor, nn


class Part(enum.Enum):
    HEAD = 1


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        parts[Part.HEAD] = x * 2  # expect: MSG529, MSG687
        return x + parts[Part.HEAD]  # expect: MSG529


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
