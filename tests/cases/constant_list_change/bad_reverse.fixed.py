"""Reversed, and an item is added."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 4


class Net(nn.Cell):
    def construct(self, x):
        items = [1.0, 2.0, 3.0]
        items[:] = items[::-1]  # expect: MSG713 [safe]
        return x * items[0] + items[2]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
