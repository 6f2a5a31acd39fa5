"""What the getter makes and does not keep, or what `__init__` made."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._scale = 3

    @property
    def scale(self):
        return self._scale

    @property
    def sizes(self):
        sizes = (1, -1)
        return sizes

    def construct(self, x: Tensor):
        return x.reshape(self.sizes) * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
