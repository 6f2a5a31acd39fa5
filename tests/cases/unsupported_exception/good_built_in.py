"""Supported built-in exceptions."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 5:
            raise ValueError("bad")
        if x.ndim == 6:
            raise NotImplementedError
        if x.ndim == 7:
            raise KeyError("bad")
        if x.ndim == 8:
            raise OSError("bad")
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
