"""A lambda that reads a parameter."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        add = lambda y: y + x
        y = x
        x = x * 3  # expect: MSG307
        return add(y)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
