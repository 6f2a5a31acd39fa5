"""The turns of a loop."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = 0
        z = y
        while z.sum() < 16:
            z = z + 1
            n = n + 1
        return ops.pad(y, (n, 1))  # expect: MSG538



def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
