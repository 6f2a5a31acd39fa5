"""A wrapper that keeps the result in a name, changes it, and returns it."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def twice(f):
    @functools.wraps(f)
    def wrapper(self, *args):
        output = f(self, *args)
        output = output * 2
        if self.negated:
            output = -output
        return output

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.negated = False

    @twice  # expect: MSG710 [unsafe]
    def construct(self, x):
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
