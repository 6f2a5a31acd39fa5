"""A plain list of Cells without weights, an empty CellList, and a CellList made in `__init__`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])

    def construct(self, x):
        for cell in [nn.ReLU(), nn.Sigmoid()]:
            x = cell(x)
        for cell in self.layers:
            x = cell(x)
        nothing = nn.CellList()
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
