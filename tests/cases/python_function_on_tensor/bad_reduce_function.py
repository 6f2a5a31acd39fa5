"""`reduce` with an operator, a function of MindSpore and a method."""
import operator
from functools import reduce

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def both(self, a, b):
        return a + b

    def construct(self, x: Tensor):
        first = reduce(operator.add, [x, x])  # expect: MSG623
        second = reduce(ops.add, (x, x))  # expect: MSG623
        return first + second + reduce(self.both, [x, x])  # expect: MSG623


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
