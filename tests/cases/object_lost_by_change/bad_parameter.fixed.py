"""An argument of a helper."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3

    def update(self, number):
        return None


def scaled(meter, x):
    _ = meter.update(2)  # expect: MSG683 [safe]
    return x * meter.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.meter = Meter()

    def construct(self, x):
        return scaled(self.meter, x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
