"""A key that a conditional expression chooses."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        key = 1 if x.sum() > 0 else 2
        return x if key in {1: 2} else x * 2  # expect: MSG346


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
