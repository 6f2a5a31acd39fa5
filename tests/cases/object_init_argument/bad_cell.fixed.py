"""A Cell on `self`, and a new one."""
import mindspore as ms
from mindspore import Tensor, nn


class Wrap(nn.Cell):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def construct(self, x):
        return self.function(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.wrap = Wrap(self.relu)
        self.wrap_1 = Wrap(nn.Sigmoid())

    def construct(self, x):
        x = self.wrap(x)  # expect: MSG513 [unsafe]
        return self.wrap_1(x)  # expect: MSG513 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
