"""A function that comes as an argument of `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


def double(x):
    z = x * 2
    y = z + 1
    z = y * 2
    # expect: MSG101 [safe]
    return z


class Block(nn.Cell):
    def __init__(self, act):
        super().__init__()
        self.act = act

    def construct(self, x):
        return self.act(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block(double)

    def construct(self, x):
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
