"""A function that gets a Tensor from `construct`, and a loop over a Tensor."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def construct(self, x):
        return x * self.factor


def scaled(x, factor):
    return Scale(factor)(x)  # expect: MSG511


class Net(nn.Cell):
    def construct(self, x):
        y = scaled(x, x.mean())
        for row in nn.ReLU()(x):
            y = Scale(row)(y)  # expect: MSG511
        return y


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
