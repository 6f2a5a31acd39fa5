"""Two with other values."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, by=1, plus=0):
    return x * by + plus


class Net(nn.Cell):
    def construct(self, x):
        twice = partial(scaled, by=2)  # expect: MSG549
        thrice = partial(scaled, by=3)  # expect: MSG549
        return twice(x) + thrice(x)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
