"""The default of the `construct` where the compile starts."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    FACTOR = 3

    def construct(self, x, factor=FACTOR):  # expect: MSG414
        return x * factor


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
