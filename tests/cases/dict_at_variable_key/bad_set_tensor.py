"""A Tensor is the key, and a tuple with a number that varies."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        found = {}
        found[x.sum()] = x  # expect: MSG242
        found[0, int(x.max())] = x  # expect: MSG242
        return len(found)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
