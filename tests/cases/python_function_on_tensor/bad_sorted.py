"""Sorted Tensors."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = sorted([x[0], x[1]])  # expect: MSG623
        return x * y[0]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
