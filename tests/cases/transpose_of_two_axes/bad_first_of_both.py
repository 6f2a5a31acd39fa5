"""The first and the one before the last."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.reshape(-1, 3, 2) * 2
        return self.turned(x) + self.turned(y).sum()

    def turned(self, x):
        return x.transpose(-2, 0)  # expect: MSG655 [safe]


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
