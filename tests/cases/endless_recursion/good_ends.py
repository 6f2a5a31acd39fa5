"""The compiler knows when it ends: by a number, a flag, a shape."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.depth = 3

    def times(self, x, n):
        if n == 0:
            return x
        return self.times(x * 2, n - 1)

    def deeper(self, x, n):
        return x if n == self.depth else self.deeper(x + n, n + 1)

    def flagged(self, x, last=False):
        if last or x.sum() < 0:
            return x
        return self.flagged(x * 2, True)

    def rows(self, x):
        if x.shape[0] == 1:
            return x
        return x[:1] + self.rows(x[1:])

    def construct(self, x):
        return self.times(x, 3) + self.deeper(x, 0) + self.flagged(x) + self.rows(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
