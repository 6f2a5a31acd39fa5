"""A function and a method that are called."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def twice(f):
    @functools.wraps(f)
    def wrapper(*args):
        return f(*args) * 2

    return wrapper


@twice  # expect: MSG710
def add_one(x):
    return x + 1


class Net(nn.Cell):
    @twice  # expect: MSG710
    def scaled(self, x):
        return x * 3

    def construct(self, x: Tensor):
        return add_one(x) + self.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
