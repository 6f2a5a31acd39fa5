"""A row, or the sum of all rows."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        row = x[0]
        row += x  # expect: MSG675 [unsafe]
        centred = ops.sum(x, 0) * 0.5
        centred -= ops.relu(x)  # expect: MSG675 [unsafe]
        return row + centred


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
