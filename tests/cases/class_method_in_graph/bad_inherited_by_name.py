"""What the method asks of the class, each class has another: its function gets the class that is named."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    factor = 2

    @classmethod
    def scaled(cls, x, by=1):
        return x * cls.factor * by


class Double(Base):
    factor = 3


class Net(nn.Cell):
    def construct(self, x: Tensor):
        y = Double.scaled(x)  # expect: MSG610 [safe]
        return y + Base.scaled(x, by=2)  # expect: MSG610 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
