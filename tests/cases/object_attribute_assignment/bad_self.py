"""An object on `self`: a number and a bool."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self):
        self.scale = 1
        self.used = False


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        self.options.used = True  # expect: MSG214
        self.options.scale = 5  # expect: MSG214
        return x * self.options.scale  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
