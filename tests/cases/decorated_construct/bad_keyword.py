"""A decorator that says what a keyword is, and returns just what `construct` returns."""
from functools import wraps

import mindspore as ms
from mindspore import Tensor, nn


def scaled(function):
    @wraps(function)
    def wrapper(self, *args, **kwargs):
        kwargs["scale"] = self.scale
        return function(self, *args, **kwargs)

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3.0

    @scaled  # expect: MSG710 [unsafe]
    def construct(self, x, scale=1.0):
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
