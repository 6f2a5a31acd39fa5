"""The same through `self`, `super()` and the module."""
import mindspore as ms
from mindspore import Tensor, nn


OFFSET = 3


class Base(nn.Cell):
    def construct(self, x):
        return x + 1


@ms.jit_class
class Options:
    factor = 2


class Net(Base):
    scale = 5

    def __init__(self):
        super().__init__()
        self.is_small = True
        self.options = Options()

    def triple(self, x):
        return x * 3

    def construct(self, x: Tensor):
        x = super().construct(x)
        if self.is_small:
            x = x * self.options.factor
        return self.triple(x) * self.scale + OFFSET


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
