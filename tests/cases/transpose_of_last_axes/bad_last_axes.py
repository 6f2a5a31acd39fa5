"""The last two of three axes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return x.transpose(1, 2)  # expect: MSG830 [unsafe]


def inputs():
    return (Tensor([[[1.0, 5.0, 2.0], [7.0, 8.0, 9.0]]], ms.float32),)


def expected():
    return Tensor([[[1.0, 7.0], [5.0, 8.0], [2.0, 9.0]]], ms.float32)
