"""A Tensor input as argument of a Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale(nn.Cell):
    def __init__(self, factor=1):
        super().__init__()
        self.factor = factor

    def construct(self, x):
        return x * self.factor


class Net(nn.Cell):
    def construct(self, x):
        return Scale(x)(x) + Scale(factor=x)(x)  # expect: MSG511, MSG511


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
