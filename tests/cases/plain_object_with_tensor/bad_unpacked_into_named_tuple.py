"""Tensors are unpacked into a named tuple, or come to it by `_make`."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn


Pair = namedtuple("Pair", ["low", "high"])


class Net(nn.Cell):
    def construct(self, x: Tensor):
        outs = [x * k for k in range(2)]
        first = Pair(*outs)  # expect: MSG516
        parts = {"low": x, "high": x + 1}
        second = Pair(**parts)  # expect: MSG516
        third = Pair._make([x, x])  # expect: MSG516
        return first.low + second.high + third.low


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
