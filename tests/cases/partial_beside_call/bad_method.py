"""A method that is called too."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        twice = partial(self.scaled, by=2)  # expect: MSG550
        return twice(x) + self.scaled(x)

    def scaled(self, x, by=1):
        return x * by


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
