"""Numbers as indices, of what is written and of what is read; other statements stand between them."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rows = Parameter(ops.zeros((2, 8, 4), ms.float32), name="rows", requires_grad=False)

    def construct(self, x):
        self.rows[0, 1] = x[0, 1]  # expect: MSG720
        y = x * 2
        z = self.rows[0, 1] + 1
        return y[0, 0] + z


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
