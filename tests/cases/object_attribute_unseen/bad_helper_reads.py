"""`construct` sets it, and a method of the Cell has the old one compiled in."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def scaled(self, x):
        return x * self.options.scale  # expect: MSG530

    def construct(self, x):
        self.options.scale = x.shape[0] + 5  # expect: MSG270
        return self.scaled(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
