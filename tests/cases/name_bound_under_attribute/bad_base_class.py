"""In a method of a base class, and in a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.double = True

    def scaled(self, x):
        if self.double:
            y = x * 2
        return y  # expect: MSG303 [unsafe]


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.k = 2

    def construct(self, x):
        if self.k >= 1:
            y = x * self.k
        return y  # expect: MSG303 [unsafe]


class Net(Base):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self.scaled(x) + self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
