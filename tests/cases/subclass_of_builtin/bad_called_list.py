"""A list of processors that can be called itself, on ``self`` and at module level."""

import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Scale:
    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return x * self.factor


class Processors(list):
    def __call__(self, x):
        for processor in self:
            x = processor(x)
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.processors = Processors([Scale(2.0), Scale(3.0)])

    def construct(self, x):
        return self.processors(x)  # expect: MSG525


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
