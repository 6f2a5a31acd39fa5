"""A boolean of Python."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return (x > 0) | True  # expect: MSG657 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
