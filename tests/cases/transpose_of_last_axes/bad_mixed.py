"""The second axis and the last one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x * 2
        return y.transpose(-1, 1)  # expect: MSG830 [unsafe]


def inputs():
    return (Tensor([[[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]]], ms.float32),)


def expected():
    return Tensor([[[2.0, 14.0], [10.0, 16.0], [4.0, 18.0]]], ms.float32)
