"""Operators that make a new Tensor."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = ops.relu(x)
        b = a
        b **= 2
        c = x > 1
        d = c
        d &= x < 4
        e = c
        e |= x > 2
        return a, b, c, d, e


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
