"""A tuple and a dict; the Tensor passed to a method instead."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    def apply(self, x):
        return x * 2


@ms.jit_class
class Shift:
    def __init__(self, offset):
        self.offset = offset

    def apply(self, x):
        return x + self.offset


class Net(nn.Cell):
    def construct(self, x: Tensor):
        parts = {"first": x, "second": x * 2}
        pair = (parts["first"], Shift(3).apply(parts["second"]))
        return pair[0] + pair[1]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
