"""Builtins, and functions of MindSpore, NumPy and `math` that reach Python."""
import functools
import itertools
import math

from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        size = functools.reduce(math.gcd, x.shape)
        odd = len(list(itertools.takewhile(bool, [1, 0, 2])))
        first, _ = map(ops.relu, (x, x))
        return first * size * odd


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]]),)
