"""Another function asks."""
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn


class Sparse(NamedTuple):
    name: str
    size: int


class Dense(NamedTuple):
    name: str


def is_sparse(feature):
    return isinstance(feature, Sparse)  # expect: MSG754


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.feature = Sparse("user", 5)

    def construct(self, x: Tensor):
        return x * 2 if is_sparse(self.feature) else x + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
