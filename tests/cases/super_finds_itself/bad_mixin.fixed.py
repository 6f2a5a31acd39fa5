"""A mixin adds to what comes after it."""
import mindspore as ms
from mindspore import Tensor, nn


class Doubled:
    def scaled(self, x):
        return super(Doubled, self).scaled(x) * 2  # expect: MSG543 [safe]


class Scaled(nn.Cell):
    def scaled(self, x):
        return x * 3


class Net(Doubled, Scaled):
    def construct(self, x: Tensor):
        return self.scaled(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
