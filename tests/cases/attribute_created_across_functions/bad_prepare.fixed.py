"""A helper method prepares Tensors that `construct` and a sub-class use."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def prepare(self, x):
        mask = x > 0  # expect: MSG222 [unsafe]
        return mask


class Net(Base):
    def construct(self, x):
        mask = self.prepare(x)
        return x * mask


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
