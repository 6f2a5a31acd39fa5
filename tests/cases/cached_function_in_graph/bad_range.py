"""A cached function of a shape, in the head of a loop."""
from functools import lru_cache

import mindspore as ms
from mindspore import Tensor, nn


@lru_cache(maxsize=None)
def double(number):
    return number * 2


class Net(nn.Cell):
    def construct(self, x):
        for index in range(double(x.shape[0])):  # expect: MSG671
            x = x + index
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
