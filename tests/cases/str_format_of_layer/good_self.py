"""The network itself, a class, and a plain object."""

import mindspore as ms
from mindspore import Tensor, nn


class Options:
    rate = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        print("{} {} {}".format(self, nn.ReLU, self.options))
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
