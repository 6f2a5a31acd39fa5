"""A helper changes a list that another list holds."""

import mindspore as ms
from mindspore import Tensor, nn


def grow(items, x):
    items.append(x)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        row = [x]
        rows = [row]
        grow(row, x)  # expect: MSG702
        return x * len(rows[0])


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
