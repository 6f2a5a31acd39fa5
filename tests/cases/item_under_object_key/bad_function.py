"""A function."""
import mindspore as ms
from mindspore import Tensor, nn


def double(x):
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {}
        parts[double] = double(x)  # expect: MSG687
        return x + parts[double]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
