"""A dict of a plain object."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.stored = {"a": 1}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        self.cache.stored["a"] += 1  # expect: MSG244, MSG530
        self.cache.stored["c"] = x  # expect: MSG244, MSG530
        return x * self.cache.stored.get("a")  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
