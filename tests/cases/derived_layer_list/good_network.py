"""The network is a CellList."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.CellList):
    def __init__(self):
        super().__init__([nn.ReLU(), nn.Tanh()])

    def construct(self, x: Tensor):
        for layer in self:
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
