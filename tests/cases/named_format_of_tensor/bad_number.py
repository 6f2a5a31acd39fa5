"""A number that comes out of a Tensor."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        print("{n:>5}".format(n=int(x.sum())))  # expect: MSG691
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
