"""Axes that each layer of this class is made with."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Swap(nn.Cell):
    def __init__(self, first: int, second):
        super().__init__()
        self.first = first
        self.second = second

    def construct(self, x: Tensor):
        return x.swapaxes(self.first, self.second)  # expect: MSG655 [safe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.SequentialCell(Swap(1, 2), nn.ReLU(), Swap(1, 2))

    def construct(self, x: Tensor):
        return self.layers(x)


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
