"""What the method asks of the class, each class has another."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    factor = 2

    @classmethod
    def scaled(cls, x):
        return x * cls.factor


class Net(Base):
    factor = 3

    def construct(self, x: Tensor):
        return self.scaled(x)  # expect: MSG610


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
