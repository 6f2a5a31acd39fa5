"""What was there before is used."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter:
    def __init__(self):
        self.total = 0

    def add(self, x):
        before, self.total = self.total, x  # expect: MSG276
        return x - before


class Net(nn.Cell):
    def construct(self, x: Tensor):
        meter = Meter()  # expect: MSG517
        y = meter.add(x)
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
