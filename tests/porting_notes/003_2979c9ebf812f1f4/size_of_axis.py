"""`x.size(0)` is `x.shape[0]`."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        return x.view(x.size(0), -1)  # expect: MSG804
