"""A comprehension over a range that varies is added up."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        rounds = int(x.max())
        return sum([x * i for i in range(rounds)])  # expect: MSG324


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
