"""A number on `self`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.least = 0.5

    def construct(self, x: Tensor):
        return x * max(x.mean(), self.least)  # expect: MSG317


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
