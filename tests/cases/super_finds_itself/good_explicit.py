"""The class is named, or it is the class of `self`, or nothing between them has the method."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def scaled(self, x):
        return x * 3

    def construct(self, x: Tensor):
        return x * 2


class Middle(Base):
    def construct(self, x: Tensor):
        return super(Middle, self).construct(x) + super().scaled(x)


class Net(Middle):
    def construct(self, x: Tensor):
        return super().construct(x) + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
