"""Taken by number, from a tuple, without names, in a Cell of the network."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Scales(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = (ms.Parameter(Tensor(np.ones(3, np.float32)), "scale"), ms.Parameter(Tensor(np.zeros(3, np.float32)), "shift"))

    def construct(self, x):
        return x * self.scales[0] + self.scales[1]  # expect: MSG535 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner = Scales()

    def construct(self, x):
        return self.inner(x)


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3).astype(np.float32)),)
