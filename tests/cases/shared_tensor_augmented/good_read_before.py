"""Read before the change only."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.ReLU()

    def construct(self, x):
        y = self.conv(x)
        z = y * 3
        y += 1
        return z + y


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
