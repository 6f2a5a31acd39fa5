"""Loops of which the source does not show that they are unrolled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x, items, n):
        y = None
        for item in items:
            y = item * 2
        z = None
        for i in range(n):
            z = x * i
        w = None
        for row in x:
            w = row + 1
        v = None
        for k, (one, other) in enumerate(zip(items, items)):
            if k == 0:
                v = one
            else:
                v = v + other  # expect: MSG302 [unsafe]
        return y + z + w + v  # expect: MSG302 [unsafe], MSG302 [unsafe], MSG302 [unsafe]


def inputs():
    x = Tensor([1.0, 2.0], ms.float32)
    return x, (x, x + 1), 2
