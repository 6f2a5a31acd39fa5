"""An attribute of an object computed from itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    scale = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        options = self.options
        options.scale = options.scale * 2  # expect: MSG220, MSG530
        return x * options.scale  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
