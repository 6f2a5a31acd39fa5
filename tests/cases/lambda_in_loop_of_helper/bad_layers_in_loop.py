"""Layers called one after the other, and what the last one returns is computed with."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def construct(self, x):
        y = ops.relu(x)
        shifts = []
        for _ in range(2):
            shifts.append(lambda t: t + 1)  # expect: MSG326
        for shift in shifts:
            y = shift(y)
        return y


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block() for _ in range(2)])

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
