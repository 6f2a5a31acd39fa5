"""What `__init__` is given, or finds in its configuration, is not kept."""
from types import SimpleNamespace

import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, config, factor=2.0):
        super().__init__()
        self.dense = nn.Dense(config.width, config.width, weight_init="ones")

    def construct(self, x):
        return self.dense(x) * self.factor  # expect: MSG805 [unsafe]


class Wide(Block):
    def __init__(self, config):
        super().__init__(config)
        self.twice = self.width * 2  # expect: MSG805 [unsafe]

    def construct(self, x):
        return x + self.twice


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        config = SimpleNamespace(width=2)
        self.block = Block(config)
        self.wide = Wide(config)
        self.shift = self.block.width  # expect: MSG805 [unsafe]

    def construct(self, x: Tensor):
        return self.wide(self.block(x)) + self.shift


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
