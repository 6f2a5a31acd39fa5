"""Cells one by one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.sequential_cell = nn.SequentialCell(nn.ReLU(), nn.Sigmoid())

    def construct(self, x):
        return self.sequential_cell(x - 1)  # expect: MSG506 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
