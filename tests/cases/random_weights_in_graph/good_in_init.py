"""Layers made in `__init__`, and a class that is only mentioned."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.dense = nn.Dense(3, 2)
        self.block_class = Block
        self.relu = nn.ReLU()

    def construct(self, x):
        return self.block_class()(self.relu(self.dense(x)))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
