"""A list of a plain object of which an item is set where it is long enough."""
import mindspore as ms
from mindspore import Tensor, nn


class Cache:
    def __init__(self):
        self.keys = []

    def update(self, key, layer):
        if len(self.keys) <= layer:
            self.keys.append(key)  # expect: MSG733
        else:
            self.keys[layer] = self.keys[layer] + key
        return self.keys[layer]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.cache = Cache()

    def construct(self, x):
        return x + self.cache.update(x * 2, 0)  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
