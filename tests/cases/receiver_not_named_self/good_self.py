"""`self`, functions without a receiver, and `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


def shifted(net, x):
    return x + 1


class Net(nn.Cell):
    def __init__(this):
        super().__init__()
        this.scale = 2

    @staticmethod
    def double(x):
        return x * 2

    def construct(self, x):
        return self.double(shifted(x, x)) * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
