"""What another network returns, with a mask that nobody gives it."""
import mindspore as ms
from mindspore import Tensor, nn


class Cell(nn.Cell):
    def construct(self, x, mask=None):
        return [x, mask]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cell = Cell()

    def construct(self, x):
        return self.cell(x)  # expect: MSG406


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
