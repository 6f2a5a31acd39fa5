"""A method of that name, of a Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def update(self, x):
        return x * 2


class Net(Base):
    def construct(self, x):
        super().update(x)  # expect: MSG234
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
