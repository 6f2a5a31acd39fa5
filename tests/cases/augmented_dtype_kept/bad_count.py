"""The first summand of a sum that starts with 0."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        total = 0
        total += x.astype(ms.int32)
        total += x.astype(ms.float32) / 2  # expect: MSG718 [unsafe]
        return total


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
