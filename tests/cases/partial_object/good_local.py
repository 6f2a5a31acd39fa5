"""A method that passes the argument, and `partial` in graph code."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scale(x, factor):
    return x * factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 2

    def double(self, x):
        return scale(x, factor=self.factor)

    def construct(self, x: Tensor):
        triple = partial(scale, factor=3)
        return self.double(x) + triple(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
