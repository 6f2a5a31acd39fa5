"""A loop, a comprehension, and a list of the members."""
from enum import Enum

import mindspore as ms
from mindspore import Tensor, nn


class Mode(Enum):
    SUM = 1
    MEAN = 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for mode in Mode:  # expect: MSG144
            x = x + mode.value
        values = [mode.value for mode in Mode]  # expect: MSG144
        return x * len(values) + len(list(Mode))  # expect: MSG144


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
