"""A name is bound in one branch alone."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        if x.sum() > 0:
            y = x
        return y  # expect: MSG301
