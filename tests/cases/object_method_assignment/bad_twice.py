"""An object of the network, called twice: the interpreter reads what it set."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.stored = 0

    def add(self, x):
        self.stored = self.stored + 1  # expect: MSG245
        return x * self.stored


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x: Tensor):
        first = self.cache.add(x)  # expect: MSG531
        return first, self.cache.add(x + 1)  # expect: MSG531


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
