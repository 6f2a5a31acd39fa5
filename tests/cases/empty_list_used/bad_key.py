"""An item of a dict of a plain object."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.stored = {}


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        self.cache.stored["last"] = x * 2  # expect: MSG733, MSG530
        return self.cache.stored["last"] + x  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
