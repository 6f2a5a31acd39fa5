"""A conditional expression that keeps, in the first round of a loop, the number from before it."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        best = 0.0
        for i in range(2):
            best = x[i] if x[i] > 1 else best  # expect: MSG305
        return best


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
