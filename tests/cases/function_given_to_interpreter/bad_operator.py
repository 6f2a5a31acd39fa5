"""A function of `operator`, which is code of its own to the compiler."""
import functools
import operator

from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        size = functools.reduce(operator.mul, x.shape)  # expect: MSG553
        return mint.reshape(x, (size,))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]]),)
