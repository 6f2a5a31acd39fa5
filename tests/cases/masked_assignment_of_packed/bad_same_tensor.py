"""The items of the mask times ten."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        mask = x > 4
        y[mask] = y[mask] * 10  # expect: MSG677
        return y


def inputs():
    return (Tensor(np.arange(12).reshape(4, 3), ms.float32),)
