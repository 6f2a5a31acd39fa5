"""Of a base class."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    @classmethod
    def double(cls, x):
        return x * 2


class Net(Base):
    def construct(self, x: Tensor):
        return self.double(x)  # expect: MSG610 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
