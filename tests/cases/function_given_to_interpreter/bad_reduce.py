"""`functools.reduce`, with its dot, and a lambda that reads what the module imports."""
import functools

from mindspore import Tensor, mint, nn


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return functools.reduce(lambda a, b: mint.abs(a) + b, [x, x * 2, x])  # expect: MSG553, MSG623


def inputs():
    return (Tensor([1.0, 2.0]),)
