"""A number set on a jit_class object and read."""
import mindspore as ms
from mindspore import Tensor, jit_class, nn


@jit_class
class Options:
    def __init__(self):
        self.scale = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = Options()

    def construct(self, x):
        self.options.scale = 5  # expect: MSG215
        return x * self.options.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
