"""Functions made in a loop, each with the value of its round."""

import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = []
        for factor in (1.0, 2.0):

            def scaled(x, by=factor):  # expect: MSG414
                return x * by

            self.steps.append(scaled)

    def construct(self, x):
        for step in self.steps:
            x = step(x)
        return x


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
