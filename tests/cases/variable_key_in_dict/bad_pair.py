"""A tuple with such a number."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x if (int(x[0]), 1) in {(1, 1): 2} else x * 2  # expect: MSG346


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
