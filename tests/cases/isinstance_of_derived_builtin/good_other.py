"""Of another class it is False in Python as well."""
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
        if isinstance(self.feature, Dense) or isinstance(x, Sparse):
            x = x * 2
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
