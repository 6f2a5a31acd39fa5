"""Calls of a Cell and of a method of a Tensor outside the graph."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        block = Block()
        start = ops.ones((2,))
        self.start = block(start, None)  # expect: MSG803
        self.other = start.swapaxes(0)  # expect: MSG803

    def construct(self, x: Tensor):
        return x + self.start


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
