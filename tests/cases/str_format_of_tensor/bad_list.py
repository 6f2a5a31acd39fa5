"""A list with a Tensor, and a keyword that is constant."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.n = 3

    def construct(self, x):
        print("{} {n}".format([x.sum(), 1], n=self.n))  # expect: MSG690
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
