"""A class with an `__init__` of its own: no fix."""
import mindspore as ms
from mindspore import Tensor, nn


class ShapeError(Exception):
    def __init__(self, found, expected):
        super().__init__(f"{expected} dimensions expected, not {found}")


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim != 1:
            raise ShapeError(x.ndim, 1)  # expect: MSG122
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
