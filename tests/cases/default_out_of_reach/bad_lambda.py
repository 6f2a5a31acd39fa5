"""A lambda on `self` with a local of `__init__` for a default."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        factor = 3.0
        self.scaled = lambda x, by=factor: x * by  # expect: MSG414

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
