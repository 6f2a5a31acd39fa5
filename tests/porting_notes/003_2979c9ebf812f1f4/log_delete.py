"""`Unsupported statement 'Delete'`."""

from mindspore import nn


class Net(nn.Cell):
    def construct(self, xs):
        del xs[0]  # expect: MSG101
        return xs
