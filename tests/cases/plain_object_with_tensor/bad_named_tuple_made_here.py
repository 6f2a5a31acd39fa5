"""The class of the named tuple is made in graph code, too."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        Pair = namedtuple("Pair", ["first", "second"])
        pair = Pair(x, x + 1)  # expect: MSG516
        return pair.first + pair[1]


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
