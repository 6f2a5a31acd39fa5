"""A number of the source."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x):
        size = 3
        return ops.eye(size) + ops.linspace(0, 1, size)


def inputs():
    return (Tensor(np.random.randn(6, 4), ms.float32),)
