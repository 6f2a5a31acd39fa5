"""An attribute of the class, which the object reads."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale

    shift = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        Options.shift = 5  # expect: MSG270
        return x * self.options.shift  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
