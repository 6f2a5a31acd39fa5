"""A Cell whose class another one gets as an argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x + 1, None


class Stack(nn.Cell):
    def __init__(self, block):
        super().__init__()
        self.first = block()
        self.second = block()

    def construct(self, x):
        y, _ = self.first(x)
        z, _ = self.second(y)
        return z


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stack = Stack(Block)

    def construct(self, x):
        return self.stack(x)


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
