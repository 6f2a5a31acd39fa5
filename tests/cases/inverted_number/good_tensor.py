"""Tensors, and other operators."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.mask = 5

    def construct(self, x):
        mask = ~(x > 2)
        return x * mask + (self.mask & 3) + (self.mask | 8)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
