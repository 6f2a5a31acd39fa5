"""A function that is imported by name."""
from math import sqrt

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        shape = x.shape
        return x / sqrt(shape[-1])  # expect: MSG653 [safe]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
