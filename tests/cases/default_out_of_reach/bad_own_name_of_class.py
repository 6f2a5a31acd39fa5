"""A parameter like the class attribute that is its default."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    eps = 3.0

    def scaled(self, x, eps=eps):  # expect: MSG414
        return x * eps

    def construct(self, x):
        return self.scaled(x)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
