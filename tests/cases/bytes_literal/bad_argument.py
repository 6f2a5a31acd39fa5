"""Bytes handed to a helper."""
import mindspore as ms
from mindspore import Tensor, nn


def scale(x, kind):
    return x * 2


class Net(nn.Cell):
    def construct(self, x):
        return scale(x, b"double")  # expect: MSG138


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
