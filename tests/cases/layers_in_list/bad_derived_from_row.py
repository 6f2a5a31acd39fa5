"""Layers of classes that derive from `SequentialCell`."""
import mindspore as ms
from mindspore import Tensor, nn


class Row(nn.SequentialCell):
    def __init__(self, size):
        super().__init__(nn.Dense(size, size), nn.ReLU())


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = [Row(2), Row(2)]

    def construct(self, x: Tensor):
        for block in self.blocks:  # expect: MSG519 [unsafe]
            x = block(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
