"""An item of a local of the function around, by keyword only."""

import numpy as np
from mindspore import Tensor, nn


def make(config):
    def scaled(x, *, by=config["by"]):  # expect: MSG414
        return x * by

    return scaled


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scaled = make({"by": 3.0})

    def construct(self, x):
        return self.scaled(x, by=2.0)


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
