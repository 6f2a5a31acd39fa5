"""A helper method prepares Tensors that `construct` and a sub-class use."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def prepare(self, x):
        self.mask = x > 0  # expect: MSG222 [unsafe]


class Net(Base):
    def construct(self, x):
        self.prepare(x)
        return x * self.mask


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
