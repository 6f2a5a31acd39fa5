"""`_cells.values()`: a child has a default argument."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, opt=None):
        return x + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.second = Block()

    def construct(self, x):
        for cell in self._cells.values():  # expect: MSG402
            x = cell(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
