"""A list of layers on `self`."""
import itertools

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = [nn.ReLU(), nn.Tanh()]

    def construct(self, x: Tensor):
        for layer in itertools.chain(self.layers, self.layers):  # expect: MSG681, MSG633
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, -2.0], [3.0, 4.0]], ms.float32),)
