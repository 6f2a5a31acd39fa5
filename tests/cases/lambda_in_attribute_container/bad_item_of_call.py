"""An item of what a function returns."""

import numpy as np
from mindspore import Tensor, nn


def make(factor):
    return {"scaled": lambda x: x * factor}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = make(3.0)["scaled"]

    def construct(self, x):
        return self.scaled(x)  # expect: MSG126


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
