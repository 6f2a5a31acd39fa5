"""A number that is mutable, and the counter of a loop that a Tensor ends."""
import mindspore as ms
from mindspore import Tensor, mutable, nn


class Scale(nn.Cell):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def construct(self, x):
        return x * self.factor


class Net(nn.Cell):
    def construct(self, x):
        factor = mutable(2)
        y = Scale(factor)(x)  # expect: MSG511
        count = 1
        limit = x.mean() - 8
        while limit > 0:
            y = Scale(count)(y)  # expect: MSG511
            count = count + 1
            limit = limit - 1
        return y


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
