"""A number."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Meter:
    def __init__(self):
        self.total = 0

    def add(self, x):
        self.total += 1  # expect: MSG276
        return x * self.total


class Net(nn.Cell):
    def construct(self, x: Tensor):
        meter = Meter()  # expect: MSG517
        return meter.add(ops.relu(x))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
