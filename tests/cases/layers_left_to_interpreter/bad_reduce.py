"""`reduce` through the layers."""
from functools import reduce

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])

    def construct(self, x: Tensor):
        return reduce(lambda value, layer: layer(value), self.layers, x)  # expect: MSG645, MSG623


def inputs():
    return (Tensor([[1.0, -2.0], [3.0, 4.0]], ms.float32),)
