"""The axis of a mean, and of its like."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = 0 if y.mean() > 0 else 1
        mean = y.mean(axis=n)  # expect: MSG719
        total = ops.sum(y, n)  # expect: MSG719
        return mean, total



def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
