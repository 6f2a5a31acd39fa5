"""A decorator that is made by a call."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def times(factor):
    def decorate(f):
        def wrapper(*args):
            return f(*args) * factor

        return wrapper

    return decorate


@times(3)  # expect: MSG710 [unsafe]
def add_one(x):
    return x + 1


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return add_one(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
