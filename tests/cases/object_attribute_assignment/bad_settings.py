"""An attribute of a class of settings."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    scale = 1


class Net(nn.Cell):
    def construct(self, x):
        Options.scale = 5  # expect: MSG214
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
