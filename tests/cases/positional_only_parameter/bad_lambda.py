"""A lambda."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        double = lambda a, /: a * 2  # expect: MSG121 [safe]
        return double(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
