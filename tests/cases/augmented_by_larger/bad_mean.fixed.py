"""The mean of all, and then all."""
import numpy as np

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = x.mean()
        total = total + x  # expect: MSG675 [unsafe]
        return total


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
