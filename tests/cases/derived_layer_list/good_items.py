"""Its layers are taken one by one."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Block(nn.CellDict):
    def __init__(self):
        super().__init__({"first": nn.ReLU(), "last": nn.Tanh()})


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        for layer in self.block.values():
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
