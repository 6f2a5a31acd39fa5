"""A computed Tensor is changed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x * 2
        y[0] = 9
        return y.sum()


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
