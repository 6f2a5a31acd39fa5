"""Two of a nested function."""
from functools import partial

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        def scaled(x, by):
            return x * by
        
        twice = partial(scaled, by=2)  # expect: MSG549
        thrice = partial(scaled, by=3)  # expect: MSG549
        return twice(x) + thrice(x)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
