"""A list that a comprehension makes of the same objects."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 1
        outs = [each for each in (y, x)]
        y[0] = 5.0  # expect: MSG702
        return outs[0]


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
