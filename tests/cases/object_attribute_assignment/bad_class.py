"""A counter of the class."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    calls = 0

    def construct(self, x):
        Net.calls += 1  # expect: MSG214
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
