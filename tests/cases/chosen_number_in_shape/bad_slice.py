"""The bound of a slice."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = 1 if y.mean() > 0 else 2
        a = y[:n]  # expect: MSG719
        b = y[:, n - 1 :]  # expect: MSG719
        return a, b


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
