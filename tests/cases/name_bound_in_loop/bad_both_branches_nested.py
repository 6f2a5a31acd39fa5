"""Both branches of an `if` in an inner loop bind it, and the outer one reads it."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        total = x
        for i in range(2):
            for j in range(2):
                if x.sum() > i + j:
                    w = x + i
                else:
                    w = x
            total = total + w  # expect: MSG302
        return total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
