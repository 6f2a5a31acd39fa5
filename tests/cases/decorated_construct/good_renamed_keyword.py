"""A decorator that takes an old name of a keyword as well: who uses the new one sees no difference."""
from functools import wraps

import mindspore as ms
from mindspore import Tensor, nn


def renamed(function):
    @wraps(function)
    def wrapper(self, *args, **kwargs):
        if "factor" in kwargs:
            kwargs["scale"] = kwargs.pop("factor")
        return function(self, *args, **kwargs)

    return wrapper


class Net(nn.Cell):
    @renamed
    def construct(self, x, scale=2.0):
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
