"""A Dropout gives its input as it is, at inference."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.drop = nn.Dropout(p=0.5)
        self.same = nn.Identity()

    def construct(self, x):
        a = ops.relu(x)
        b = self.drop(a)
        b = b + 1  # expect: MSG704 [unsafe]
        c = ops.tanh(x)
        d = self.same(c)
        d = d + 1  # expect: MSG704 [unsafe]
        e = ops.abs(x)
        f = ops.stop_gradient(e)
        f = f + 1  # expect: MSG704 [unsafe]
        return a, c, e


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
