"""A layer gets it, by a name."""
import math

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        y = x / math.sqrt(x.shape[-1])  # expect: MSG634
        return self.relu(y)  # expect: MSG753


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
