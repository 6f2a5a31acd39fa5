"""Bound before the loop, or read inside only."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        v = None
        for step in range(3):
            if step == 2:
                v = x + step
            else:
                v = x
        for step in range(3):
            if step == 1:
                w = v * 2
            else:
                w = v * 3
            x = x + w
        return v + x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
