"""A function of the project."""

import mindspore as ms
from mindspore import Tensor, nn


def helper(x):
    return x * 2


class Net(nn.Cell):
    def construct(self, x):
        print("{}".format(helper))  # expect: MSG692
        return helper(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
