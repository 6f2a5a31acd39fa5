"""The operators that change in place."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        a = x * 1
        b = a
        b = b + 1  # expect: MSG704 [unsafe]
        c = x * 2
        d = c
        d = d - x  # expect: MSG704 [unsafe]
        e = x * 3
        f = e
        f = f * 2  # expect: MSG704 [unsafe]
        g = x * 4
        h = g
        h = h / 2  # expect: MSG704 [unsafe]
        return a, b, c, d, e, f, g, h


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
