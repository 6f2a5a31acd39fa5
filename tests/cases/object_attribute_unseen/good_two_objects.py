"""What is read belongs to another object."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self, scale=2):
        self.scale = scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()
        self.others = Options(3)

    def construct(self, x):
        return self.scaled(x) + self.options.scale

    def scaled(self, x):
        return x * self.others.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
