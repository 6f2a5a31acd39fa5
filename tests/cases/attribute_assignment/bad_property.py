"""By the setter of a property: nothing in graph code reads what it sets."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._last = None

    @property
    def last(self):
        return self._last

    @last.setter
    def last(self, value):
        self._last = value

    def construct(self, x: Tensor):
        y = x * 2
        self.last = y  # expect: MSG201
        return y


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
