"""A wrapper that only checks, and returns what the function returns: ignoring it changes no result."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def checked(f):
    @functools.wraps(f)
    def wrapper(self, *args, **kwargs):
        if len(args) > 5:
            raise ValueError("too many inputs")
        return f(self, *args, **kwargs)

    return wrapper


class Net(nn.Cell):
    @checked
    def construct(self, x):
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
