"""Assigned together before the branch alone."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        low, high = 0, 3
        if x.sum() > 1:
            low = 1
        return x[:, low:high], x[low + 1 :]  # expect: MSG746


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
