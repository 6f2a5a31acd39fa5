"""`__init__` is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


def double(a, /):
    return a * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = double(3)

    def construct(self, x):
        return x * self.factor


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
