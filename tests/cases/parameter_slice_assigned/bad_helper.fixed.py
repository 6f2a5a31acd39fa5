"""In a helper, with the position in an attribute, and read in the same call."""
import numpy as np

import mindspore as ms
from mindspore import Parameter, Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Parameter(Tensor(np.zeros((4, 3)), ms.float32), name="cache")
        self.start = 1

    def store(self, x):
        self.cache[self.start : self.start + 2, ...] = x  # expect: MSG229 [safe]

    def construct(self, x: Tensor):
        self.store(x)
        return x * self.cache.sum()


def inputs():
    return (Tensor(np.arange(6).reshape(2, 3), ms.float32),)
