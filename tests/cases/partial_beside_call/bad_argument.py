"""Two with other arguments and a keyword."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, by=1, plus=0):
    return x * by + plus


class Net(nn.Cell):
    def construct(self, x):
        first = partial(scaled, 2, plus=1)  # expect: MSG550
        second = partial(scaled, 3, plus=1)  # expect: MSG550
        return first(x) + second(x)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
