"""A Cell under another name."""
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
        meter = self.meter
        meter.update(2)  # expect: MSG683 [safe]
        return x * meter.scale


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
