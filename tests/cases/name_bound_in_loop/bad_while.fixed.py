"""A `while` loop."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        i = 0
        y = None
        while i < 3:
            y = x * i
            i = i + 1
        return y  # expect: MSG302 [unsafe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
