"""A row of layers."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


def double(cell, inputs, output):
    return output * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.SequentialCell(nn.Dense(4, 4, weight_init="ones"), nn.ReLU())
        for layer in self.layers:
            layer.register_forward_hook(double)

    def construct(self, x: Tensor):
        return self.layers(x)  # expect: MSG265


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4) / 8, ms.float32),)
