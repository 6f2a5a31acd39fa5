"""A wrapper with named arguments."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def twice(f):
    def wrapper(self, x):
        return f(self, x) * 2

    return wrapper


class Net(nn.Cell):
    @twice  # expect: MSG710 [unsafe]
    def construct(self, x):
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
