"""The first of two arguments of a helper; the other one is starred."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = (2,)

    def construct(self, x: Tensor):
        return self.scaled(x.sum(), *self.sizes)

    def scaled(self, total, size):
        return ms.ops.exp(total), size  # expect: MSG612 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
