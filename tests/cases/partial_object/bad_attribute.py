"""On `self`: of a function, a function of MindSpore's and a method."""
import functools
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn, ops


def scale(x, factor):
    return x * factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = partial(scale, factor=2)
        self.total = partial(ops.reduce_sum)
        self.shift = functools.partial(self.add, offset=3)

    def add(self, x, offset):
        return x + offset

    def construct(self, x: Tensor):
        return self.double(x), self.total(x), self.shift(x)  # expect: MSG523, MSG523, MSG523


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
