"""The keys of a dict display."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        found = {x.sum(): x, int(x.max()): x, "x": x}  # expect: MSG242, MSG242
        return len(found)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
