"""Constants and `ops`."""
import math

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return ops.exp(x) * math.sqrt(4) / math.sqrt(x.shape[0])


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
