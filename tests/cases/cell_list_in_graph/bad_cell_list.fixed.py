"""A CellList to loop over."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.cell_list = nn.CellList([nn.ReLU(), nn.Sigmoid()])

    def construct(self, x):
        for cell in self.cell_list:  # expect: MSG505 [unsafe]
            x = cell(x - 1)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
