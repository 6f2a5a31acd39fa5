"""A list of a plain object."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.stored = [1, 2]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        self.cache.stored[0] = 5  # expect: MSG244, MSG530
        return x + self.cache.stored[0]  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
