"""Starred arguments."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        pair = (x[0], x[1])
        return x * math.hypot(*pair)  # expect: MSG612


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
