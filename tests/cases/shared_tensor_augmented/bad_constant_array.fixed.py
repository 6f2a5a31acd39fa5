"""A constant of NumPy is added to."""
import mindspore as ms
from mindspore import Tensor, nn
import numpy as np


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = Tensor(np.zeros(2), ms.float32)
        total = total + x  # expect: MSG704 [unsafe]
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
