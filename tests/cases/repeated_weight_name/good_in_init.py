"""Layers made in `__init__` have names of their own; those without weights have none."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.Dense(3, 4)
        self.second = nn.Dense(4, 2)

    def construct(self, x):
        x = nn.ReLU()(self.first(x))
        return nn.ReLU()(self.second(x))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
