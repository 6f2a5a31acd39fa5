"""Wrappers of called functions: without `wraps`, and one that passes on what it gets."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


def twice(f):
    def wrapper(x):
        return f(x) * 2

    return wrapper


def with_matrix(f):
    @functools.wraps(f)
    def wrapper(x):
        if x.ndim != 2:
            raise ValueError("no matrix")
        return f(x)

    return wrapper


@twice
def add_one(x):
    return x + 1


@with_matrix
def checked(x):
    return x + 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return add_one(x) + checked(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
