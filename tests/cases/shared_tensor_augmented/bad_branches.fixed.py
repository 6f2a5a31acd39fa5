"""A Tensor decides which one it is."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        a = ops.relu(x)
        b = a if x.sum() > 0 else a * 2
        b = b + 1  # expect: MSG704 [unsafe]
        c = ops.tanh(x)
        if x.sum() > 0:
            d = c
        else:
            d = c * 2
        d = d + 1  # expect: MSG704 [unsafe]
        return a, c


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
