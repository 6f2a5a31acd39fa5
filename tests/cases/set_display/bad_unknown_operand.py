"""A list cannot be looked up in a set: PyNative would raise."""
import mindspore as ms
from mindspore import Tensor, nn


def known(mode):
    return mode in {"sum", "mean"}  # expect: MSG106 [unsafe]


class Net(nn.Cell):
    def construct(self, x, mode):
        return x * 2 if known(mode) else x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), "mean"
