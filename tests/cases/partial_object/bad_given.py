"""The constructor is given it, by default makes it itself, or a flag chooses it."""
# confidence: medium
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scale(x, factor):
    return x * factor


class Act(nn.Cell):
    def __init__(self, act=None):
        super().__init__()
        self.act = act or partial(scale, factor=3)

    def construct(self, x):
        return self.act(x)  # expect: MSG523


class Chosen(nn.Cell):
    def __init__(self, scaled=False):
        super().__init__()
        self.act = partial(scale, factor=4) if scaled else None

    def construct(self, x):
        if self.act is not None:
            x = self.act(x)  # expect: MSG523
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.both = nn.SequentialCell(Act(partial(scale, factor=2)), Act(), Chosen(True))

    def construct(self, x: Tensor):
        return self.both(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
