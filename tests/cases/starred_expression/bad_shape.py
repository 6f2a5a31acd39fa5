"""A shape in a tuple."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x.reshape((*x.shape, 1))  # expect: MSG131 [safe]
        return y * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
