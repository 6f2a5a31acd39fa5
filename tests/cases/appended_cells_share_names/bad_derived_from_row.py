"""Cells of a class that derives from `SequentialCell`."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Row(nn.SequentialCell):
    def __init__(self, size):
        super().__init__(nn.Dense(size, size, weight_init="ones"), nn.ReLU())


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.downs = nn.CellList()
        self.ups = nn.CellList()
        for _ in range(2):
            self.downs.append(Row(2))
            self.ups.append(Row(2))

    def construct(self, x: Tensor):
        for down, up in zip(self.downs, self.ups):  # expect: MSG266
            x = up(down(x))
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
