"""As an argument."""
import math

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.mul(x, math.sqrt(4))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
