"""Bound again before it is read."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        for i in range(3):
            y = x * i
        y = x + 1
        for i in (1, 2):
            y = y + i
        i = 4
        return y + i


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
