"""Two of a method, the second made when the first was called."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        twice = partial(self.scaled, by=2)  # expect: MSG549
        y = twice(x)
        thrice = partial(self.scaled, by=3)  # expect: MSG549
        return y + thrice(x)

    def scaled(self, x, by=1):
        return x * by


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
