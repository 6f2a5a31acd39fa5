"""Rows that are one object, changed at numbers that loops count."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rows = [[0] * 2] * 2
        for i in range(2):
            for j in range(2):
                rows[i][j] = i + j  # expect: MSG702
        return x * rows[1][1] + rows[0][1]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
