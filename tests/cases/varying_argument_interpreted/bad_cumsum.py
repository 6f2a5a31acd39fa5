"""The axis of `cumsum`, a method."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        n = int((y > 9).any())
        return y.cumsum(n)  # expect: MSG674



def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
