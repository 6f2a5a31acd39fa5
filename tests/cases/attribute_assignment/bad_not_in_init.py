"""Attributes that `__init__` does not set: new ones, of the class body and of a base class."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = 0


class Net(Base):
    depth = 1

    def construct(self, x):
        self.fresh = 3  # expect: MSG201 [unsafe]
        self.depth = 5  # expect: MSG201 [unsafe]
        self.k = 7  # expect: MSG201 [unsafe]
        return x + self.fresh * self.depth + self.k


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
