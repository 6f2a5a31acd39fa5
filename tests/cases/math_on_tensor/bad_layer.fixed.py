"""The output of a layer."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        y = self.relu(x[0])
        return x * ms.ops.pow(y, 2)  # expect: MSG612 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
