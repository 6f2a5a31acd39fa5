"""A default value before the `/`, and keyword-only parameters after it."""
import mindspore as ms
from mindspore import Tensor, nn


def scaled(a, offset: int = 1, /, *, factor):  # expect: MSG121 [safe]
    return a * factor + offset


class Net(nn.Cell):
    def construct(self, x):
        return scaled(x, factor=3)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
