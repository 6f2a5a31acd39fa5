"""Nothing else is done with the function."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, by=1, plus=0):
    return x * by + plus


class Net(nn.Cell):
    def construct(self, x):
        twice = partial(scaled, by=2)
        return twice(x) + twice(x, plus=3)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
