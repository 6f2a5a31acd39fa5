"""A function that another one makes."""
import mindspore as ms
from mindspore import Tensor, nn


def make(k):
    def scale(x):
        z = x * k
        y = z + 1
        z = y * 2
        del y  # expect: MSG101 [safe]
        return z

    return scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = make(3)

    def construct(self, x):
        return self.scale(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
