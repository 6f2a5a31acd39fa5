"""Each of two classes adds to what its base does."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def construct(self, x: Tensor):
        return x * 2


class Middle(Base):
    def construct(self, x: Tensor):
        return super(Middle, self).construct(x) + 1  # expect: MSG543 [safe]


class Net(Middle):
    def construct(self, x: Tensor):
        return super().construct(x) + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
