"""The shape shows four axes."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        b, c, h, w = x.shape
        return x.transpose(-1, -2)  # expect: MSG655 [safe]


def inputs():
    return (Tensor(np.ones((2, 3, 2, 4)), ms.float32),)
