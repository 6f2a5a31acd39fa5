"""An attribute of a class derived from CellDict."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Heads(nn.CellDict):
    def __init__(self):
        super().__init__({"first": nn.ReLU(), "last": nn.Tanh()})
        self.scale = 2.0


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = Heads()

    def construct(self, x: Tensor):
        return self.heads["last"](x) * self.heads.scale  # expect: MSG643


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
