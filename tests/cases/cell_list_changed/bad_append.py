"""Grown in graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU()])
        self.last = nn.Tanh()

    def construct(self, x: Tensor):
        self.layers.append(self.last)  # expect: MSG240
        return self.layers[1](x)


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
