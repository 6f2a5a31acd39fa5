"""The base class counts, the derived class reads the counter."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def construct(self, x):
        self.steps += 1  # expect: MSG202 [unsafe]
        return x


class Net(Base):
    def construct(self, x):
        y = super().construct(x)
        return y + self.steps


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
