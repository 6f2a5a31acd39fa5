"""PyNative raises when the result is read: a kernel that CPU does not have."""
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        y = x * 1
        y.fill_(0)
        return y


def inputs():
    return (Tensor([1.0, 2.0]),)
