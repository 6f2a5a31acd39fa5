"""From a registry of the module, by a function and by an item."""

from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scale(x, factor):
    return x * factor


SCALES = {"double": partial(scale, factor=2), "triple": partial(scale, factor=3)}


def scale_of(name):
    return SCALES[name]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = SCALES["double"]
        self.triple = scale_of("triple")

    def construct(self, x: Tensor):
        return self.double(x), self.triple(x)  # expect: MSG523, MSG523


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
