"""The first layers."""
import itertools

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.down = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.up = nn.CellList([nn.Sigmoid()])

    def construct(self, x):
        for layer in itertools.islice(self.down, 1):  # expect: MSG681
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
