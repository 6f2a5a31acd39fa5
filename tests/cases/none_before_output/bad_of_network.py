"""What another network returns, with weights that it has not."""
import mindspore as ms
from mindspore import Tensor, nn


class Cell(nn.Cell):
    def construct(self, x):
        weights = None
        return weights, x, x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cell = Cell()

    def construct(self, x):
        found = self.cell(x)
        return found  # expect: MSG408


def run():
    net = Net()
    return net(Tensor([1.0, 2.0], ms.float32))
