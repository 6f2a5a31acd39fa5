"""Cells of `self`, and a single Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.sequential_cell = nn.SequentialCell(self.relu, nn.Sigmoid())
        self.sequential_cell_1 = nn.SequentialCell(nn.ReLU())

    def construct(self, x):
        x = self.sequential_cell(x - 1)  # expect: MSG506 [unsafe]
        return self.sequential_cell_1(x)  # expect: MSG506 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
