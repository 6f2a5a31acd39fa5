"""Returned."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        items = [x, x * 2]
        return items.pop(0)  # expect: MSG709


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
