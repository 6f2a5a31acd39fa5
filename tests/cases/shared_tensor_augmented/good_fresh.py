"""A Tensor with one name."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.ReLU()

    def construct(self, x):
        shortcut = x
        x = self.conv(x)
        x += shortcut
        return x + shortcut


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
