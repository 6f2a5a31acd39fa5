"""Loops of which the source does not show that they are unrolled: advice only."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, items, n):
        for item in items:
            y = item * 2
        for i in range(n):
            z = x * i
        for row in x:
            w = row + 1
        return y + z + w  # expect: MSG302, MSG302, MSG302


def inputs():
    x = Tensor([1.0, 2.0], ms.float32)
    return x, (x, x + 1), 2
