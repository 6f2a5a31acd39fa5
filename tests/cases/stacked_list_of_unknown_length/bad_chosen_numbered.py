"""What the values of a Tensor choose is numbered."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        total = x
        for i, item in enumerate(x[x > 1]):  # expect: MSG324
            total = total + item * i
        return total


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
