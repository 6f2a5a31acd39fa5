"""After an `if` statement each branch has its own constant."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        if y.mean() > 0:
            n = 0
        else:
            n = 1
        return ops.stack([y, y], n)



def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
