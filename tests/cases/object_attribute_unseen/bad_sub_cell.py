"""Another Cell holds the same object."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


class Part(nn.Cell):
    def __init__(self, options):
        super().__init__()
        self.options = options

    def construct(self, x):
        return x * self.options.scale  # expect: MSG530


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()
        self.part = Part(self.options)

    def construct(self, x):
        self.options.scale = 5  # expect: MSG270
        return self.part(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
