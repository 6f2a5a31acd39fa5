"""How often a Tensor is repeated, and the order of its axes."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = 0 if y.mean() > 0 else 1
        repeated = ops.tile(y, (n + 1, 1))  # expect: MSG719
        return repeated, ops.transpose(y, (n, 1 - n))  # expect: MSG719



def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
