"""Another method reads what the getter keeps."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._scale = None

    @property
    def scale(self):
        if self._scale is None:
            self._scale = 3  # expect: MSG235
        return self._scale

    def is_made(self):
        return self._scale is not None

    def construct(self, x: Tensor):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
