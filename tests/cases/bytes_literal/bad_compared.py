"""Bytes that are compared."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        kind = b"ab"  # expect: MSG138
        return x * 2 if kind == b"ab" else x  # expect: MSG138


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
