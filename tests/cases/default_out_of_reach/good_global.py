"""Names of the module, literals and calls."""

import numpy as np
import mindspore as ms
from mindspore import Tensor, nn


FACTOR = 3


def scaled(x, by=FACTOR, limit=float("inf"), pi=np.pi, kind=ms.float32):
    return x.astype(kind) * by * pi


class Net(nn.Cell):
    LEAST = 1

    def construct(self, x, factor=FACTOR):
        return scaled(x) * factor * self.LEAST


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
