"""The networks of the project do without."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scale(x, factor):
    return x * factor


class Chosen(nn.Cell):
    def __init__(self, scaled=False):
        super().__init__()
        self.act = partial(scale, factor=4) if scaled else None

    def construct(self, x):
        if self.act is not None:
            x = self.act(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = Chosen()

    def construct(self, x: Tensor):
        return self.act(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
