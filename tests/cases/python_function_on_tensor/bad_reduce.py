"""`reduce` with a lambda."""
from functools import reduce

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return reduce(lambda a, b: a + b, [x, x, x])  # expect: MSG623


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
