"""An argument is missing."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, width, depth):
        super().__init__()
        self.width = width
        self.depth = depth

    def construct(self, x):
        return x * self.width


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(2)  # expect: MSG803
        self.dense = nn.Dense(2)  # expect: MSG803

    def construct(self, x: Tensor):
        return self.dense(self.block(x))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
