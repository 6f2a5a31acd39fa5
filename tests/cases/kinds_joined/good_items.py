"""Containers whose items are alike."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Net(nn.Cell):
    def split(self, x: Tensor):
        if x.mean() > 100.0:
            return x, 1, None
        return x * 2, 2, None

    def construct(self, x: Tensor):
        first, number, _ = self.split(x)
        pair = (x, (x, 1)) if x.mean() > 0.0 else (x, (x * 2, 2))
        return first * number, pair[0]


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
