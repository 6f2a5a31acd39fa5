"""The output of a layer."""
from copy import copy

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x: Tensor):
        y = self.relu(x)
        return copy(y) + 1  # expect: MSG622


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
