"""A function reads its own attribute."""
import mindspore as ms
from mindspore import Tensor, nn


def scale(t):
    return t * scale.gain  # expect: MSG652


scale.gain = 0.5


class Net(nn.Cell):
    def construct(self, x: Tensor):
        return scale(x)


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
