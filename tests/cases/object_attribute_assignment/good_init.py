"""What graph code needs of the object is copied in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    def __init__(self):
        self.scale = 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        options = Options()
        options.scale = 3
        self.scale = options.scale

    def construct(self, x):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
