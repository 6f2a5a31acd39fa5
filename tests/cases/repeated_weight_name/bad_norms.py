"""Weights with constant initial values."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        x = nn.BatchNorm2d(3)(x)  # expect: MSG509 [unsafe]
        return nn.GroupNorm(1, 3)(x)  # expect: MSG509 [unsafe]


def inputs():
    return (Tensor([[[[0.0, 1.0], [2.0, 3.0]], [[4.0, 5.0], [6.0, 7.0]], [[8.0, 9.0], [10.0, 11.0]]]], ms.float32),)
