"""The network is a CellDict."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.CellDict):
    def __init__(self):
        super().__init__({"first": nn.ReLU(), "last": nn.Tanh()})

    def construct(self, x: Tensor):  # expect: MSG693
        for layer in self.values():
            x = layer(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
