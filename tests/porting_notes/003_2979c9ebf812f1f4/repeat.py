"""`repeat` is `tile`."""

from mindspore import nn, ops


class Net(nn.Cell):
    def construct(self, x):
        return ops.relu(x).repeat(2, 2)  # expect: MSG835
