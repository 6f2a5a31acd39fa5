"""`transpose(0, 1)` is `swapaxes(0, 1)`."""

from mindspore import nn, ops


class Net(nn.Cell):
    def construct(self, x):
        y = ops.ones((2, 3), x.dtype)
        return y.transpose(0, 1)  # expect: MSG829
