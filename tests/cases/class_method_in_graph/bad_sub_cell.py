"""Of a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    @classmethod
    def double(cls, x):
        return x * 2

    def construct(self, x):
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block.double(x)  # expect: MSG610 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
