"""Integers times a number."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.int()
        if x.sum() > 0:
            y = x.int() * 2
        return y


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
