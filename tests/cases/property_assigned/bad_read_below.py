"""What the setter sets is read without the property."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self._steps = 0

    @property
    def steps(self):
        return self._steps

    @steps.setter
    def steps(self, value):
        self._steps = value


class Net(Base):
    def construct(self, x: Tensor):
        self.steps = x.shape[0] + 1  # expect: MSG230
        return x * self._steps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
