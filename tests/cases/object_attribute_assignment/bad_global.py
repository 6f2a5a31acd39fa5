"""A global object, and a local name of an object."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    scale = 1


OPTIONS = Options()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        options = self.options
        options.scale = 2  # expect: MSG214
        OPTIONS.scale = 3  # expect: MSG214
        return x * options.scale + OPTIONS.scale  # expect: MSG530, MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
