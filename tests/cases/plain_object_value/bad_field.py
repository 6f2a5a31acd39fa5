"""Fields of named tuples: the compiler sees mere tuples."""
from collections import namedtuple
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn


class Size(NamedTuple):
    rows: int = 2


Scale = namedtuple("Scale", ["factor"])
SIZES = [Size(3)]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = Scale(2)

    def construct(self, x: Tensor):
        for size in SIZES:
            x = x + size.rows  # expect: MSG530
        return x * self.scale.factor  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
