"""Unpacked, and from another function."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = list()
        parts.extend(self.pair(x))  # expect: MSG713
        first, second = parts
        return first - second * 2

    def pair(self, x):
        return x, x + 1


def inputs():
    return (Tensor(np.random.randn(2), ms.float32),)
