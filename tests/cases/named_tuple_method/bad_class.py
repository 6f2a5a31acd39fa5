"""Of a class of `NamedTuple`."""
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn


class Size(NamedTuple):
    height: int
    width: int


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = Size(1, 2)

    def construct(self, x: Tensor):
        return x * len(self.size._fields)  # expect: MSG530, MSG647


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
