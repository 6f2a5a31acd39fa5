"""A function sets it on what it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


def prepare(options):
    options.scale = 5  # expect: MSG270


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        prepare(self.options)
        return x * self.options.scale  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
