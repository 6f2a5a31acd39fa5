"""A class, with literals, attributes of `self` and the shape."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 3

    def construct(self, x: Tensor):
        x = Scale(2).apply(x)  # expect: MSG517
        x = x * Scale(self.factor).factor  # expect: MSG517
        return x * Scale(x.shape[0]).factor  # expect: MSG517


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
