"""Layers that the Cell knows of: in a CellList, or by another attribute; and those without weights."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.CellList([nn.Dense(2, 2), nn.Dense(2, 2)])
        self.second = [nn.ReLU(), nn.Tanh()]
        self.layers = [nn.Dense(2, 2), nn.Dense(2, 2)]
        self.block = nn.SequentialCell(self.layers)
        dense = nn.Dense(2, 2)
        self.dense = dense
        self.shared = [self.dense, dense]
        parts = [nn.Dense(2, 2)]
        self.third = nn.SequentialCell(parts)

    def construct(self, x: Tensor):
        for layer in self.first:
            x = layer(x)
        return self.third(self.block(self.second[0](x)))


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
