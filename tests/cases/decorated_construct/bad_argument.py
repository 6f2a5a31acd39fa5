"""A wrapper that sets an argument, and returns what the function returns."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def with_scale(f):
    @functools.wraps(f)
    def wrapper(self, *args, **kwargs):
        kwargs["scale"] = self.scale
        output = f(self, *args, **kwargs)
        if self.negated:
            output = -output
        return output

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3
        self.negated = False

    @with_scale  # expect: MSG710 [unsafe]
    def construct(self, x, scale=1):
        return x * scale


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
