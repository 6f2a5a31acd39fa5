"""Integers are divided."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        a = x.astype(ms.int32)
        a = a / 2  # expect: MSG718 [unsafe]
        return a


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
