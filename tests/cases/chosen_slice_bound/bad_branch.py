"""Assigned together in the branch alone, as a size and as an axis."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = 1
        axis = 0
        if x.sum() > 1:
            rows, axis = 2, 1
        return x.reshape(rows, -1), x.sum(axis)  # expect: MSG746, MSG746


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
