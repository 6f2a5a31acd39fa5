"""`backward` is replaced by `bprop`."""

from mindspore import nn


class Cubed(nn.Cell):
    def construct(self, x):
        return x * x * x

    def backward(self, grad):  # expect: MSG812
        return 3 * grad
