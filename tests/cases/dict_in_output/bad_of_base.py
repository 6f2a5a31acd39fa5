"""What the method of the base class returns."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def construct(self, x: Tensor):
        return x, {"depth": x + 1}


class Net(Base):
    def construct(self, x: Tensor):
        parts = super().construct(x)
        return parts  # expect: MSG409


def run():
    return Net()(Tensor([1.0, 2.0], ms.float32))
