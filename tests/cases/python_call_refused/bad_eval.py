"""Evaluated."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * eval("1 + 1")  # expect: MSG633


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
