"""Named tuples of several classes, in a list."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn


class Sparse(namedtuple("Sparse", ["name", "size"])):
    __slots__ = ()


class Dense(namedtuple("Dense", ["name"])):
    __slots__ = ()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.features = [Sparse("user", 5), Sparse("item", 7), Dense("price")]

    def construct(self, x: Tensor):
        for feature in self.features:
            if isinstance(feature, Sparse):  # expect: MSG754
                x = x * feature.size
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
