"""What a named tuple holds that graph code makes, there and in a helper."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn, ops

Pair = namedtuple("Pair", ["first", "second"])


def halve(t):
    pair = Pair(t, t * 0.5)  # expect: MSG516
    return pair.second


class Net(nn.Cell):
    def construct(self, x: Tensor):
        half = halve(x)
        return ops.zeros_like(half) + x  # expect: MSG672


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
