"""The compiler looks for the default though the call gives the argument."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    FACTOR = 3

    def scaled(self, x, factor=FACTOR):  # expect: MSG414
        return x * factor

    def construct(self, x):
        return self.scaled(x, 2)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
