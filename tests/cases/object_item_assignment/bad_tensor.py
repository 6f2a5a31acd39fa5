"""A Tensor of a plain object, under another name."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.buffer = Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        cache = self.cache
        buffer = cache.buffer
        buffer[0] = 7  # expect: MSG244, MSG530
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
