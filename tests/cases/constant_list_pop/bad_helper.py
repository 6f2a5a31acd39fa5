"""The caller makes the list."""
import mindspore as ms
from mindspore import Tensor, nn


CALLS = 4


def shortened(items):
    items.pop()  # expect: MSG712 [unsafe]
    return items


class Net(nn.Cell):
    def construct(self, x):
        return x * len(shortened([1, 2, 3]))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
