"""A total that a branch in a loop adds to."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = 0
        for i in range(2):
            if x[i].sum() > 1:
                total += x[i].sum()
        return total  # expect: MSG305


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
