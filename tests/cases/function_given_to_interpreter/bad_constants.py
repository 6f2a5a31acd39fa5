"""Numbers of a shape alone, in a function with a default."""
import functools

from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, scale=2):
        size = functools.reduce(lambda a, b: a * b, x.shape)  # expect: MSG553
        return mint.reshape(x * scale, (size,))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]]),)
