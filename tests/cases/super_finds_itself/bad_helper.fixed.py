"""The base calls a method that two derived classes add to."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def features(self, x):
        return x * 2

    def construct(self, x: Tensor):
        return self.features(x)


class Middle(Base):
    def features(self, x):
        return super(Middle, self).features(x) + 1  # expect: MSG543 [safe]


class Net(Middle):
    def features(self, x):
        return super().features(x) + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
