"""A class, with a Tensor, and with what is computed from one."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return x * self.factor


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = Scale(x).apply(x)  # expect: MSG516
        scale = Scale(factor=x.sum())  # expect: MSG516
        return y * scale.factor


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
