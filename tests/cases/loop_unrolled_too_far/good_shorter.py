"""Fewer rounds, and a loop that is left early."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        for i in range(400):
            x = x * 1.001
        for i in range(1000):
            if i == 3:
                break
            x = x * 2
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
