"""One of several is a type of typing."""
import typing

import mindspore as ms
from mindspore import Tensor, nn


def first(x):
    return x[0] if isinstance(x, (tuple, typing.Sequence)) else x  # expect: MSG697


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return first((x, x * 2))


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
