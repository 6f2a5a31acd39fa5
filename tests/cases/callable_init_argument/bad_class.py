"""A class of Cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Double(nn.Cell):
    def construct(self, x):
        return x * 2


class Wrap(nn.Cell):
    def __init__(self, layer):
        super().__init__()
        self.layer = layer()

    def construct(self, x):
        return self.layer(x)


class Net(nn.Cell):
    def construct(self, x):
        return Wrap(Double)(x)  # expect: MSG514 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
