"""An object of a plain class."""
import mindspore as ms
from mindspore import Tensor, nn


class Settings:
    factor = 2


SETTINGS = Settings()


class Scale(nn.Cell):
    def __init__(self, settings):
        super().__init__()
        self.factor = settings.factor

    def construct(self, x):
        return x * self.factor


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.settings = Settings()
        self.scale = Scale(SETTINGS)
        self.scale_1 = Scale(settings=self.settings)

    def construct(self, x):
        return self.scale(x) + self.scale_1(x)  # expect: MSG513 [unsafe], MSG513 [unsafe]


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
