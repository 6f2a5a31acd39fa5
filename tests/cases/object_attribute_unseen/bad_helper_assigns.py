"""A method of the Cell sets it, and `construct` computes with what was there before."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def prepare(self):
        self.options.scale = 5  # expect: MSG270

    def construct(self, x):
        self.prepare()
        return x * self.options.scale  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
