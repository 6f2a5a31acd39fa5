"""Derived over two classes, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class NetError(Exception):
    pass


class ShapeError(NetError):
    pass


class Net(nn.Cell):
    def check(self, x):
        if x.ndim != 1:
            raise Exception("one dimension expected")  # expect: MSG122 [unsafe]

    def construct(self, x):
        self.check(x)
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
