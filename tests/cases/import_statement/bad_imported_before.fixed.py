"""The module imports it already."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        # expect: MSG103 [safe]

        return x * math.pi


class Half(nn.Cell):
    def construct(self, x):
        return x * math.pi / 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
