"""A shape."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = 1 if y.mean() > 0 else 2
        a = y.reshape(n, -1)  # expect: MSG719
        b = y.view((n, -1))  # expect: MSG719
        shape = (2, 3) if y.mean() > 0 else (3, 2)
        c = y.reshape(shape)  # expect: MSG719
        return a, b, c


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
