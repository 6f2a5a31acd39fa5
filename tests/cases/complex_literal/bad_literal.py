"""A complex literal in an expression."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        c = 1 + 2j  # expect: MSG124
        return x + c.real


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
