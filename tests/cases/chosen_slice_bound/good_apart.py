"""Assigned one by one, or not under a Tensor condition; a factor."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        low = 0
        high = 3
        if x.sum() > 1:
            low = 1
            high = 2
        first, last = 0, 3
        if x.ndim > 1:
            first, last = 1, 2
        scale, shift = 0, 1
        if x.sum() > 1:
            scale, shift = 1, 2
        return x[low:high], x[first:last] * scale + shift


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]], ms.float32),)
