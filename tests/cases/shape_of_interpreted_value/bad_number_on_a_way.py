"""A number of a shape where there is no cache, and whatever a cache says else; the attribute keeps it."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops


class Rotary(nn.Cell):
    def __init__(self):
        super().__init__()
        self.length = 2
        self.table = ops.ones((1, 4), ms.float32)

    def _extend(self, length):
        self.length = length  # expect: MSG202
        rows = ops.arange(self.length)  # expect: MSG672
        return self.table * rows.astype(ms.float32).sum()

    def construct(self, x, length=None):
        if length > self.length:
            return self._extend(length)
        return self.table


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rotary = Rotary()

    def construct(self, x: Tensor, past=None):
        length = x.shape[0]
        if past is not None:
            length += past.usable(length)
        return x + self.rotary(x, length=length)


def inputs():
    return (Tensor(np.ones((3, 4)), ms.float32),)
