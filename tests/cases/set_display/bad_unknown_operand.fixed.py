"""A list cannot be looked up in a set: PyNative would raise."""
import mindspore as ms
from mindspore import Tensor, nn


def known(size):
    return size in (1, 2)  # expect: MSG106 [unsafe]


class Net(nn.Cell):
    def construct(self, x, size):
        return x * 2 if known(size) else x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), 2
