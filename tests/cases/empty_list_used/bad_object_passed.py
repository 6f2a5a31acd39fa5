"""An object that graph code makes is handed to a layer, which fills its list in vain, and an item is taken."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.keys = []
        self.unread = []

    def update(self, key):
        self.unread.append(key)
        self.keys.append(key)  # expect: MSG733
        return self.keys[-1]


class Layer(nn.Cell):
    def construct(self, x: Tensor, cache):
        return cache.update(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = Layer()

    def construct(self, x: Tensor):
        cache = Cache()  # expect: MSG517
        return self.layer(x, cache)


def inputs():
    return (Tensor(np.arange(8).reshape(2, 4), ms.float32),)
