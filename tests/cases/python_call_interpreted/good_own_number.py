"""A number that is made of itself in a loop, and of which nothing else is made."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, scale=1.0):
        for _ in range(2):
            scale = scale + math.sqrt(4)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
