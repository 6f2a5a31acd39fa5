"""What the method asks of the class, each class has another: its function gets the class that is named."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    factor = 2

    @classmethod
    def scaled(cls, x, by=1):
        return x * cls.factor * by

_scaled = Base.scaled.__func__


class Double(Base):
    factor = 3

_scaled_1 = Double.scaled.__func__


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = _scaled_1(Double, x)  # expect: MSG610 [safe]
        return y + _scaled(Base, x, by=2)  # expect: MSG610 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
