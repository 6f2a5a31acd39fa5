"""Tensors and other objects have methods of the same names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, sizes=1):
        super().__init__()
        self.sizes = sizes

    def construct(self, x):
        first, second = x.split(self.sizes)
        return first * second


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
