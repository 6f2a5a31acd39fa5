"""The habit `k=k` in a lambda that is made outside the graph."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        k = 3.0
        self.scaled = lambda x, k=k: x * k  # expect: MSG414

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
