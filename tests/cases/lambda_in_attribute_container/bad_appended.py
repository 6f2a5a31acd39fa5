"""Lambdas that are made in a call of `append`."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        steps = []
        steps.append(lambda x: x * 2)
        steps.append(lambda x: x + 1)
        self.steps = steps

    def construct(self, x):
        for step in self.steps:  # expect: MSG126
            x = step(x)
        return x


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
