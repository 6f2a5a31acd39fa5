"""A Tensor that a method keeps."""
import mindspore as ms
from mindspore import Tensor, nn


class Meter:
    def __init__(self):
        self.last = None

    def keep(self, x):
        self.last = x * 2  # expect: MSG245
        return self.last + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.meter = Meter()

    def construct(self, x):
        return self.meter.keep(x)  # expect: MSG531


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
