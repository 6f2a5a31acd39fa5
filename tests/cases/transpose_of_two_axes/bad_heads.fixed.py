"""Attention heads."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = x.reshape(1, 2, 3, 1).swapaxes(1, 2)  # expect: MSG655 [safe]
        return y.swapaxes(-1, -3)  # expect: MSG655 [safe]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
