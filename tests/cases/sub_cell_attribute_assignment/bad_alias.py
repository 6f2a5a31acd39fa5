"""A local name of the sub-cell changes nothing."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 1

    def construct(self, x):
        return x * self.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        block = self.block
        block.scale = 2  # expect: MSG203
        return block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
