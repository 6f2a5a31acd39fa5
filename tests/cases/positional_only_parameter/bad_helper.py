"""A helper function."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(a, /, factor=2):  # expect: MSG121 [safe]
    return a * factor


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x, 3)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
