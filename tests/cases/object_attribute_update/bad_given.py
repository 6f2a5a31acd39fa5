"""A block changes the object that it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Counter:
    def __init__(self):
        self.count = 0


class Block(nn.Cell):
    def __init__(self, counter):
        super().__init__()
        self.counter = counter

    def construct(self, x):
        self.counter.count += 1  # expect: MSG220
        return x + self.counter.count  # expect: MSG530


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.counter = Counter()
        self.block = Block(self.counter)

    def construct(self, x: Tensor):
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
