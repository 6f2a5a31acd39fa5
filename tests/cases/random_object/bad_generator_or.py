"""A generator is made where `__init__` is given none."""

import numpy as np
from mindspore import Tensor, nn


class Masked(nn.Cell):
    def __init__(self, most=2, rng=None):
        super().__init__()
        self.most = most
        self.rng = rng or np.random.RandomState(0)

    def construct(self, x):
        return x * self.rng.uniform(0, self.most)  # expect: MSG744


class Shifted(nn.Cell):
    def __init__(self, rng=None):
        super().__init__()
        self.rng = rng if rng is not None else np.random.default_rng(0)

    def construct(self, x):
        return x + self.rng.uniform(1, 2)  # expect: MSG744


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.masked = Masked()
        self.shifted = Shifted()

    def construct(self, x):
        return self.shifted(self.masked(x))


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
