"""A block has a `construct`."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
