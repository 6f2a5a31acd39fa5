"""Pairs."""
import itertools

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for a, b in itertools.product([1, 2], [3]):  # expect: MSG633
            x = x + a * b
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
