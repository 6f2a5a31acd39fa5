"""`__init__` asks."""
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
        feature = Sparse("user", 5)
        self.is_sparse = isinstance(feature, Sparse)

    def construct(self, x: Tensor):
        return x * 2 if self.is_sparse else x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
