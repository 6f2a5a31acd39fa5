"""A static method, a method of a base class, and one of a plain class."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def construct(self, x):
        return x + 1


class Numbers:
    @staticmethod
    def double(x):
        return x * 2


class Net(Base):
    @staticmethod
    def triple(x):
        return x * 3

    def construct(self, x: Tensor):
        x = Base.construct(self, x)  # expect: MSG529
        return Net.triple(x) + Numbers.double(x)  # expect: MSG529, MSG529


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
