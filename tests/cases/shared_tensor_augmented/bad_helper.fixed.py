"""A function changes the argument of its caller."""
import mindspore as ms
from mindspore import Tensor, nn


def change(items, x):
    items = items * x  # expect: MSG704 [unsafe]
    return items * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.ReLU()

    def construct(self, x):
        z = self.conv(x)
        y = change(z, x)
        return y + z


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
