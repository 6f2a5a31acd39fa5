"""Dicts of keywords and pairs."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        named = dict(first=x)  # expect: MSG653
        return named["first"] * 2


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
