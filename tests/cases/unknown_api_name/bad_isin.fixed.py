"""What is in a Tensor, and a Tensor of an array."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.known = Tensor.from_numpy(np.array([2, 4], np.int64))  # expect: MSG801 [unsafe]

    def construct(self, x: Tensor):
        return ms.numpy.isin(x, self.known)  # expect: MSG801 [unsafe]


def inputs():
    return (Tensor([[1, 2], [3, 4]], ms.int64),)
