"""A block defines what a call of it does, as in Python."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __call__(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block(x)  # expect: MSG548


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
