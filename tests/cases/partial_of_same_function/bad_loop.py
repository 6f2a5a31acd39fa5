"""One in each round of a loop."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, by=1, plus=0):
    return x * by + plus


class Net(nn.Cell):
    def construct(self, x):
        y = x
        for i in range(2):
            scale = partial(scaled, by=i + 1)  # expect: MSG549
            y = y + scale(x)
        return y


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
