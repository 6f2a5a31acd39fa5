"""An object of the module."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3

    def update(self, number):
        return None


METER = Meter()


class Net(nn.Cell):
    def construct(self, x):
        _ = METER.update(2)  # expect: MSG683 [safe]
        return x * METER.scale


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
