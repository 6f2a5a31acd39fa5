"""The rows of another Tensor, under a name."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        mask = ops.logical_not(x[:, 0] < 4)
        rows = (-x[mask]).abs()
        y[mask] = rows  # expect: MSG677
        return y


def inputs():
    return (Tensor(np.arange(12).reshape(4, 3), ms.float32),)
