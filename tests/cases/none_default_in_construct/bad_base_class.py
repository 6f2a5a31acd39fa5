"""In a base class, and in a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, bias=None):  # expect: MSG401
        return x if bias is None else x + bias


class Base(nn.Cell):
    def construct(self, x, bias=None):  # expect: MSG401
        return self.block(x, bias) if bias is None else x


class Net(Base):
    def __init__(self):
        super().__init__()
        self.block = Block()


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
