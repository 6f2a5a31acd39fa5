"""Assigned first."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x * 2]
        y = items.pop(0)
        return y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
