"""In a function."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn

given = iter(range(100))


def double(x):
    parts = {}
    if "a" not in parts:
        parts["a"] = x
    x = parts["a"]  # expect: MSG267 [safe]
    return x * 2


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return double(x) + x


def inputs():
    return (Tensor(np.ones((2, 2)) * next(given), ms.float32),)
