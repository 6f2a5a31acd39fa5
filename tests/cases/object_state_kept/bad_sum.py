"""A sum that begins anew in PyNative."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter:
    def __init__(self):
        self.total = 0

    def add(self, x):
        self.total = self.total + x  # expect: MSG276
        return self.total


class Net(nn.Cell):
    def construct(self, x: Tensor):
        meter = Meter()  # expect: MSG517
        return meter.add(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
