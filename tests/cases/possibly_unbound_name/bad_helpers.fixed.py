"""In a function, in a method of a base class, and in a sub-cell that `construct` calls."""
import mindspore as ms
from mindspore import Tensor, nn


def double(x):
    y = None
    if x.ndim == 1:
        y = x * 2
    return y  # expect: MSG301 [unsafe]


class Base(nn.Cell):
    def halve(self, x):
        y = None
        if len(x.shape) == 1:
            y = x / 2
        return y  # expect: MSG301 [unsafe]


class Block(nn.Cell):
    def construct(self, x):
        y = None
        if x.dtype == ms.float32:
            y = x + 1
        return y  # expect: MSG301 [unsafe]


class Net(Base):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return double(x.reshape(-1)) + self.halve(x) + self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
