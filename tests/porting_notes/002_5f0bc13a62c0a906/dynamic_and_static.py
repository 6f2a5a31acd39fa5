"""The same code may run in dynamic graph and fail in static graph."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, x):
        cache = {0: x}
        del cache[0]  # expect: MSG101
        return x
