"""Of a module, called in a helper method."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scale(x, factor):
    return x * factor


DOUBLE = partial(scale, factor=2)


class Net(nn.Cell):
    def twice(self, x):
        return DOUBLE(x)  # expect: MSG523

    def construct(self, x: Tensor):
        return self.twice(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
