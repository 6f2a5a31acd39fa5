"""Raised in `__init__`, which is not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class ShapeError(ValueError):
    pass


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        if 1 > 2:
            raise ShapeError("bad")
        self.k = 2

    def construct(self, x):
        return x * self.k


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
