"""An item is changed at a number that varies."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        found = {0: x, 3: x}
        found[int(x.max())] += x  # expect: MSG242
        return found[3]


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
