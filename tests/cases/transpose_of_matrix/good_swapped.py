"""Two axes swapped, all axes by their new order, and an array of NumPy."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn

TABLE = np.ones((2, 3)).transpose(1, 0)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.swapaxes(0, 1) + x.transpose(1, 0) + x.transpose((1, 0))


def inputs():
    return (Tensor([[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]], ms.float32),)
