"""A Tensor of the module."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


BIAS = Tensor([1.0, 2.0, 3.0], ms.float32)


class Net(nn.Cell):
    def construct(self, x):
        bias = BIAS
        bias += 1  # expect: MSG704 [unsafe]
        return x * bias


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
