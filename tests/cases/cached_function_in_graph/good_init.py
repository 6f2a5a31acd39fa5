"""The cached function is called in `__init__`."""
import functools

import mindspore as ms
from mindspore import Tensor, nn


@functools.lru_cache()
def double(number):
    return number * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.factor = double(3)

    def construct(self, x):
        return x * self.factor


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
