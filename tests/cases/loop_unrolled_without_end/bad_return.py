"""A number that is counted by hand, and a return."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        left = 5
        while True:  # expect: MSG328
            x = x * 2
            left = left - 1
            if x.sum() > 100:
                return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
