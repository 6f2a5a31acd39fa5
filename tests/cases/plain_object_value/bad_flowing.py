"""Values of objects by a name, in a helper, from a method and by `getattr`."""
import copy

import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.scale = 2.0
        self.sizes = [1, 2]

    @property
    def half(self):
        return self.scale / 2

    def times(self, n):
        return self.scale * n


def scaled(x, factor, config):
    return x * factor + config.scale  # expect: MSG530, MSG530


class Net(nn.Cell):
    def __init__(self, config=None):
        super().__init__()
        self.config = Config()
        self.configs = [copy.deepcopy(self.config)]

    def construct(self, x: Tensor):
        sizes = self.config.sizes
        for size in sizes:  # expect: MSG530
            x = x + size
        x = x - self.config.times(3)  # expect: MSG530
        x = x - getattr(self.config, "scale", 1.0)  # expect: MSG530
        x = x - self.configs[0].half * len(self.config.sizes)  # expect: MSG530, MSG530
        return scaled(x, self.config.scale, self.config)


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
