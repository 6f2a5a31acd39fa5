"""A product."""
from functools import reduce

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x * reduce(lambda a, b: a * b, [1, 2, 3])  # expect: MSG634


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
