"""A module function."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


def half(x: Tensor):
    return np.multiply(x, 0.5)  # expect: MSG603 [unsafe]


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return half(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
