"""A state that somebody gives."""
import mindspore as ms
from mindspore import Tensor, nn


class Cell(nn.Cell):
    def construct(self, x, state=None):
        return x * 2, state


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cell = Cell()

    def construct(self, x):
        return self.cell(x, x + 1)


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
