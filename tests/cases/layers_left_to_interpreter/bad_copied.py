"""A copy of a list of layers."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = [nn.ReLU(), nn.Tanh()]

    def construct(self, x: Tensor):
        for layer in copy.copy(self.layers):  # expect: MSG645, MSG633
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, -2.0], [3.0, 4.0]], ms.float32),)
