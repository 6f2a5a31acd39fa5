"""Tensors only."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * max(x.mean(), x.sum())


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
