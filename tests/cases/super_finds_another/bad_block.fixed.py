"""A block whose class overrides the method, too."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def scaled(self, x):
        return x * 2


class Middle(Base):
    def scaled(self, x):
        return x * 3

    def construct(self, x: Tensor):
        return super(Middle, self).scaled(x) + 1  # expect: MSG544 [safe]


class Block(Middle):
    def scaled(self, x):
        return x * 5


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
