"""Masks under names, compared after."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        low = x < 0
        high = x > 2
        return low + high != low  # expect: MSG657 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
