"""A function that takes integers as well gets it."""
import math

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.relu(x * math.sqrt(x.shape[-1]))  # expect: MSG634, MSG753


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
