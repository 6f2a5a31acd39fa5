"""Bounds that are assigned together, before and in the branch."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        low, high = 0, 3
        if x.sum() > 1:
            low, high = 1, 2
        return x[low:high]  # expect: MSG746, MSG746


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
