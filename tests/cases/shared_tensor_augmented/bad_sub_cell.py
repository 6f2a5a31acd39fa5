"""A sub-Cell changes the argument of its caller."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        x += 1  # expect: MSG704 [unsafe]
        return x.sum()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        return x + y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
