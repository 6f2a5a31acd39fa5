"""A CellDict with a `construct`, as a layer."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Block(nn.CellDict):
    def __init__(self):
        super().__init__({"first": nn.ReLU(), "last": nn.Tanh()})

    def construct(self, x):
        for layer in self.values():
            x = layer(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        return self.block(x)  # expect: MSG693


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
