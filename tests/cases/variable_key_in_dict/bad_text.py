"""A string with such a number in it."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        named = {"k1": x}
        return x if f"k{int(x[0])}" in named else x * 2  # expect: MSG346


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
