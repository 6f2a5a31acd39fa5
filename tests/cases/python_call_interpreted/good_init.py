"""In `__init__`."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = math.sqrt(4)

    def construct(self, x: Tensor):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
