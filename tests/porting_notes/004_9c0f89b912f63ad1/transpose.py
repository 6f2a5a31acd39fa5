"""`transpose` is `permute`."""

from mindspore import nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.transpose(x, 1, 2)  # expect: MSG803
        return y


class Other(nn.Cell):
    def construct(self, x):
        y = ops.ones((2, 3), x.dtype)
        return y.transpose(0, 1)  # expect: MSG829
