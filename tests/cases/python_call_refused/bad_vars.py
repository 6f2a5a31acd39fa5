"""The attributes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = 2

    def construct(self, x: Tensor):
        return x * vars(self)["factor"]  # expect: MSG633


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
