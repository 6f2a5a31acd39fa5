"""Constant Tensors of integers and of floats."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        if x.sum() > 0:
            y = Tensor([1, 2])
        else:
            y = Tensor([1.0, 2.0])
        return y  # expect: MSG312


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
