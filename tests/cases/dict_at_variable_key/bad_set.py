"""An item is set at a number that comes out of a Tensor."""

import numpy as np
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x, labels):
        found = {}
        for label in ops.unique(labels)[0]:
            found[int(label)] = x * 2  # expect: MSG242
        return len(found)


def inputs():
    return Tensor(np.array([1.0, 2.0, 3.0], np.float32)), Tensor([0, 1])
