"""A `CellList`, and `_cells` of cells without defaults."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, opt=None):
        return x + 1


class Plain(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()

    def construct(self, x):
        for cell in self._cells.values():
            x = cell(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(), Block()])
        self.plain = Plain()

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return self.plain(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
