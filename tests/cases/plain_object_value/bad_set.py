"""Sets and ranges."""
import mindspore as ms
from mindspore import Tensor, nn


SIZES = {1, 2}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = range(3)
        self.modes = {"double", "triple"}
        self.mode = "double"

    def construct(self, x: Tensor):
        for i in self.steps:  # expect: MSG530
            x = x + i
        if self.mode in self.modes:  # expect: MSG530
            x = x * 2
        if x.ndim in SIZES:  # expect: MSG530
            x = x * 3
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
