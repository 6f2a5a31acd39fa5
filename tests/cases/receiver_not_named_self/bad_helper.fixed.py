"""A helper method that reads an attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 2

    def scaled(self, x):  # expect: MSG407 [safe]
        return x * self.scale

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
