"""Pairs of numbers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1.0
        for left, right in x.tolist():  # expect: MSG624 [unsafe]
            y = y + left - right
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 5.0]], ms.float32),)
