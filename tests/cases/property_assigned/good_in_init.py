"""`__init__` and Python assign it."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._scale = 1.0
        self.scale = 3.0

    @property
    def scale(self):
        return self._scale

    @scale.setter
    def scale(self, value):
        self._scale = value * 2

    def construct(self, x: Tensor):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
