"""A cached function of a number."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


@functools.lru_cache()
def double(number):
    return number * 2


class Net(nn.Cell):
    def construct(self, x):
        return x * double(3)  # expect: MSG671


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
