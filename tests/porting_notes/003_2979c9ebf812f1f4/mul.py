"""`mul_` becomes `ops.mul` and a name."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x, y):
        y[0].mul_(2)  # expect: MSG826
        return x * y
