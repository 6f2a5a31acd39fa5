"""A method of a plain object; `construct` reads the attribute."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.stored = 0

    def add(self, x):
        self.stored = 5  # expect: MSG202
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        y = self.cache.add(x)  # expect: MSG531
        return y * self.cache.stored  # expect: MSG530, MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
