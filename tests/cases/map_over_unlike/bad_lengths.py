"""Lists of different lengths: Python stops with the shorter."""
import mindspore as ms
from mindspore import Tensor, nn


def add(a, b):
    return a + b


class Net(nn.Cell):
    def construct(self, x):
        sums = list(map(add, [x, x], [x]))  # expect: MSG330
        return sums[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
