"""The getter keeps the Tensor that it makes, which a function gets."""

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._scale = None

    @property
    def scale(self):
        if self._scale is None:
            return ops.ones((2,))  # expect: MSG235 [unsafe]
        return self._scale

    def construct(self, x: Tensor):
        return ops.add(x, self.scale)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
