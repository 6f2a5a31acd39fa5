"""Integers divided."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1.5
        if x.sum() > 0:
            y = x.int() * 1.0
        return y


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
