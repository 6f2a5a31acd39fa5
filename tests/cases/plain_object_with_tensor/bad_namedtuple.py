"""Named tuples: returned, unpacked, and of the two ways to write them."""
from collections import namedtuple
from typing import NamedTuple

import mindspore as ms
from mindspore import Tensor, nn


Pair = namedtuple("Pair", ["first", "second"])


class Triple(NamedTuple):
    first: Tensor
    second: Tensor
    third: int


class Net(nn.Cell):
    def construct(self, x: Tensor):
        first, second = Pair(x, x * 2)  # expect: MSG516
        triple = Triple(x + 1, x, 3)  # expect: MSG516
        return Pair(first=triple.first * triple.third, second=x - 1), first, second  # expect: MSG516


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
