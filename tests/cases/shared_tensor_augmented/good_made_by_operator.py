"""Operators make a new Tensor at each call."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = ms.ops.zeros_like(x)
        total += x
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
