"""A function that gets the object does not see it."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


def scaled(x, options):
    return x * options.scale  # expect: MSG530


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        self.options.scale = 5  # expect: MSG270
        return scaled(x, self.options)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
