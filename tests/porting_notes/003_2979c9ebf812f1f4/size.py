"""`x.size()` is `x.shape`."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        return x.size()  # expect: MSG804
