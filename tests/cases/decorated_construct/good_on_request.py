"""A wrapper that changes the result only where the caller asks for it."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def can_be_doubled(f):
    @functools.wraps(f)
    def wrapper(self, *args, **kwargs):
        doubled = self.doubled
        if "doubled" in kwargs:
            doubled = kwargs.pop("doubled")
        output = f(self, *args, **kwargs)
        if doubled and not isinstance(output, tuple):
            output = output * 2
        return output

    return wrapper


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.doubled = False

    @can_be_doubled
    def construct(self, x):
        return x + 1


def inputs():
    return (Tensor([1.0, 2.0, 3.0], ms.float32),)
