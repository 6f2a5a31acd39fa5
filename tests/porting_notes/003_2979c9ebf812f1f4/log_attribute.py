"""Attributes of `self` alone can be assigned."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        linear = nn.Dense(2, 2)  # expect: MSG501
        linear.weight = x  # expect: MSG203
        return linear(x)
