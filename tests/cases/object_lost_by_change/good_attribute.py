"""Called by an attribute of `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3

    def update(self, number):
        return None


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.meter = Meter()

    def construct(self, x):
        self.meter.update(2)
        return x * self.meter.scale


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
