"""A list of layers, numbered."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(4, 4, weight_init="ones") for _ in range(2)])
        for number, layer in enumerate(self.layers):
            if number > 0:
                layer.register_forward_pre_hook(self.shift)

    def shift(self, cell, inputs):
        return (inputs[0] + 1,)

    def construct(self, x: Tensor):
        for layer in self.layers:  # expect: MSG265
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4) / 8, ms.float32),)
