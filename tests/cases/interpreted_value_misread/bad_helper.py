"""Another function computes it."""
import math

import mindspore as ms
from mindspore import Tensor, nn, ops


def scaled(x):
    return x * math.sqrt(x.shape[-1])  # expect: MSG634


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.square(scaled(x))  # expect: MSG753


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
