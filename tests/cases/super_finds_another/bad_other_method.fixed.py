"""The base's method is asked for beside one's own."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def scaled(self, x):
        return x * 2


class Middle(Base):
    def scaled(self, x):
        return x * 3

    def construct(self, x: Tensor):
        return super(Middle, self).scaled(x) + self.scaled(x)  # expect: MSG544 [safe]


class Net(Middle):
    pass


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
