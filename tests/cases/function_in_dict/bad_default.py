"""A function with a default, from a dict on `self`, and a method from one of the module."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(x, factor=2):
    return x * factor


SHIFTS = {"by": scaled}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = {"by": scaled}
        self.name = "by"

    def construct(self, x: Tensor):
        shift = SHIFTS.get("by")
        x = shift(x, 3)  # expect: MSG541
        return self.scales[self.name](x)  # expect: MSG541


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
