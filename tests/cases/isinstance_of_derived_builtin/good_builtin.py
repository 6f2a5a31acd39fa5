"""The builtin type, and attributes."""
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn


class Sparse(NamedTuple):
    name: str
    size: int


class Dense(NamedTuple):
    name: str


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.feature = Sparse("user", 5)

    def construct(self, x: Tensor):
        if isinstance(self.feature, tuple) and self.feature.name == "user":
            x = x * 2
        if isinstance(self.feature, (Sparse, tuple)):
            x = x + 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
