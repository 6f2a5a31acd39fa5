"""Objects that networks are given: by whoever makes them, by default, by annotation."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.scale = 2.0


class Scaled(nn.Cell):
    def __init__(self, config):
        super().__init__()
        self.config = config

    def construct(self, x):
        return x * self.config.scale  # expect: MSG530


class Shifted(nn.Cell):
    def __init__(self, config=None):
        super().__init__()
        self.config = config or Config()
        self.scaled = Scaled(self.config)

    def construct(self, x):
        return self.scaled(x) + self.config.scale  # expect: MSG530


class Net(nn.Cell):
    def __init__(self, config: Config = Config()):
        super().__init__()
        self.config = config
        self.shifted = Shifted(config)

    def construct(self, x: Tensor):
        return self.shifted(x) - self.config.scale  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
