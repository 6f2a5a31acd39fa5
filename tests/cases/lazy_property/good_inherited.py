"""A property of a base class: Python computes it while the graph is compiled."""
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self._scale = None

    @property
    def scale(self):
        if self._scale is None:
            sizes = [1.0, 2.0, 3.0]
            del sizes[0]
            self._scale = Tensor(np.array(sizes), ms.float32)
        return self._scale


class Net(Base):
    def construct(self, x):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
