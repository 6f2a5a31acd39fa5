"""A wrapper that the compiler does not take: it would fail with what it does for Python."""
from functools import wraps

import mindspore as ms
from mindspore import Tensor, nn


def checked(function):
    @wraps(function)
    def wrapper(self, *args, **kwargs):
        kwargs["scale"] = self.scale
        kwargs.pop("is_last", None)
        try:
            return function(self, *args, **kwargs)
        except TypeError as error:
            raise ValueError("no such argument") from error

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3.0

    @checked  # expect: MSG710
    def construct(self, x, scale=1.0):
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
