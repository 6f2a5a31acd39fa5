"""Beside a shape, and with an item."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        text = "{0} {a} {b[0]}".format(1, a=x.shape, b=x)  # expect: MSG691
        print(text)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
