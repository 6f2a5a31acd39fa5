"""One number, a Tensor that is one, and one that has one item."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.one = Tensor(np.ones((1,)), ms.float32)
        self.rows = Tensor(np.ones((2,), bool))

    def construct(self, x: Tensor):
        y = x * 2
        y[y < 0] = 0.0
        y[self.rows] = self.one
        y[y > 3] = x.sum()
        return y


def inputs():
    return (Tensor([[1.0, -2.0], [-3.0, 4.0]], ms.float32),)
