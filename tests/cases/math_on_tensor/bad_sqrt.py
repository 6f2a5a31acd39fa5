"""Imported."""
from math import sqrt

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * sqrt(x.sum())  # expect: MSG612 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
