"""Texts that nobody needs."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        "{}".format(x)
        text = "{}".format(x)
        other = "{}".format(x)
        if x.shape[0] == 9:
            raise ValueError(other)
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
