"""A custom backward is `bprop(self, *inputs, out, dout)`."""

from mindspore import nn


class Squared(nn.Cell):
    def construct(self, x):
        return x * x

    def bprop(self, x, dout):  # expect: MSG817
        return (2 * x * dout,)
