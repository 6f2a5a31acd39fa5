"""Exactly one of two is None."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = None

    def construct(self, x: Tensor):
        if (x is None) != (self.mask is None):  # expect: MSG651 [safe]
            return x * 2
        return x


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
