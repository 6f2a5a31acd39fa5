"""A property that only computes."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self._step = 1

    @property
    def step(self):
        step = self._step + 1
        return step

    def construct(self, x):
        return x * self.step


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
