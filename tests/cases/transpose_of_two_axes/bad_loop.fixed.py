"""A loop leaves the number of axes as it is."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.reshape(2, 2, 6)
        for _ in range(2):
            y = y * 2
        return y.swapaxes(-2, -1)  # expect: MSG655 [safe]


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
