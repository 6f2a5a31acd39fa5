"""Functions with a name, and a default that nobody uses."""
import mindspore as ms
from mindspore import Tensor, nn


def add_one(x):
    return x + 1


class Block(nn.Cell):
    def __init__(self, act=lambda x: x + 1):
        super().__init__()
        self.act = act

    def construct(self, x):
        return self.act(x) * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(add_one)

    def construct(self, x):
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
