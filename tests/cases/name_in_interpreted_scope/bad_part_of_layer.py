"""An attribute of a Cell under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.dense = nn.Dense(2, 2)
        self.size = size
        self.sizes = [size]

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(1), Block(2)])

    def construct(self, x: Tensor):
        for block in self.blocks:
            if any(block.sizes):  # expect: MSG654
                x = block(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
