"""Keys that the compiler knows: numbers of a range, a Tensor on `self`; a list at a number that varies."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.key = Tensor(3)

    def construct(self, x):
        found = {self.key: x}
        for i in range(x.shape[0]):
            found[i] = x * i
        found[0, "a"] = x
        items = [x, x]
        items[int(x.min())] = x * 2
        return len(found), items[1]


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
