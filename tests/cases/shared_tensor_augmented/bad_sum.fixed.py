"""A sum that starts with 0 is its first summand."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = ops.relu(x)
        b = ops.tanh(x)
        total = 0
        total += a
        total = total + b  # expect: MSG704 [unsafe]
        return a, b, total


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
