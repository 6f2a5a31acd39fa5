"""Objects of another class have an attribute of that name, too."""
import mindspore as ms
from mindspore import Tensor, nn


class Settings:
    def __init__(self):
        self.scale = 2.0


def doubled(settings):
    return settings.scale * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.limit = doubled(Settings())
        self.scale = 1.0

    def construct(self, x):
        self.scale = self.limit / 4  # expect: MSG201 [unsafe]
        return x * self.scale


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
