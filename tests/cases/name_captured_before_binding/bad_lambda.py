"""A lambda, and a lambda that calls itself."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        add = lambda y: y + shift  # expect: MSG304
        shift = x * 2
        return add(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
