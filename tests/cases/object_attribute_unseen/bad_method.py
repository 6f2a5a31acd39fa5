"""A method of the object does not see it."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale

    def double(self):
        return self.scale * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        self.options.scale = 5  # expect: MSG270
        return x * self.options.double()  # expect: MSG530


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
