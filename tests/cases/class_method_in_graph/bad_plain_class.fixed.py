"""Of a plain class."""
import mindspore as ms
from mindspore import Tensor, nn


class Scale:
    factor = 3

    @staticmethod
    def by(t):
        return t * Scale.factor


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return Scale.by(x)  # expect: MSG610 [unsafe]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
