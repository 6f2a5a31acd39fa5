"""The operators for truth values."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        mask = y > 2
        mask &= y < 5
        mask |= y > 4
        return mask


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
