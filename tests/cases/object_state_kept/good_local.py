"""A name carries it."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter:
    def __init__(self):
        self.total = 0

    def add(self, x):
        total = x + 1
        return total * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        meter = Meter()
        return meter.add(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
