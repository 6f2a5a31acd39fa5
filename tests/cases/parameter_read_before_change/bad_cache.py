"""A cache of keys: what was just written is read by a slice, in a layer and by several indices."""

import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops


class Cache(nn.Cell):
    def __init__(self):
        super().__init__()
        self.keys = Parameter(ops.zeros((2, 8, 4), ms.float32), name="keys", requires_grad=False)

    def construct(self, x):
        size = x.shape[1]
        self.keys[:, :size] = x  # expect: MSG720
        return self.keys[:, :size]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        return self.cache(x) * 2


def inputs():
    return (Tensor(np.ones((2, 3, 4)), ms.float32),)
