"""`_cells.items()`, and another default than None."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, scale=2):
        return x * scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()
        self.second = Block()

    def construct(self, x):
        for name, cell in self._cells.items():  # expect: MSG402
            x = cell(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
