"""After an `if` statement, the rest is compiled for each branch."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        if y.mean() > 0:
            n = 1
        else:
            n = 2
        return y[:n], y.reshape(n, -1), ops.ones((n, 2), ms.float32)


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
