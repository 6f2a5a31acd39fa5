"""A sub-cell and a base class."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(cell, x):  # expect: MSG407 [safe]
        return x + 1


class Base(nn.Cell):
    def double(_self, x: Tensor):  # expect: MSG407 [safe]
        return x * 2


class Net(Base):
    def __init__(this):
        super().__init__()
        this.block = Block()

    def construct(self, x):
        return self.double(self.block(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
