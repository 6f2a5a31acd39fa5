"""Of a `SimpleNamespace` on `self`."""
from types import SimpleNamespace

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = SimpleNamespace(scale=2)

    def construct(self, x):
        self.config.scale = 3  # expect: MSG214
        return x * self.config.scale  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
