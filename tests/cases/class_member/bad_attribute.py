"""Class attributes, also of the class on `self` and of the own one."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    factor = 2


class Net(nn.Cell):
    offset = 3

    def __init__(self):
        super().__init__()
        self.options = Options

    def construct(self, x: Tensor):
        x = x * Options.factor * self.options.factor  # expect: MSG529, MSG529
        return x + Net.offset + self.__class__.offset  # expect: MSG529, MSG529


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
