"""A block reads what the block around it assigned."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter:
    def __init__(self):
        self.total = 0
        self.factor = 2

    def add(self, x):
        self.total = x  # expect: MSG276
        if self.factor > 1:
            self.total = self.total * self.factor  # expect: MSG276
        return self.total


class Net(nn.Cell):
    def construct(self, x: Tensor):
        meter = Meter()  # expect: MSG517
        return meter.add(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
