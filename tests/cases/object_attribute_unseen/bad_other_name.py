"""By another name of the object it is what it was."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        options = self.options
        self.options.scale = 5  # expect: MSG270
        return x * options.scale  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
