"""In a conditional expression of a base class."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = ops.Sigmoid()

    def activated(self, x):
        return x if self.act is None else self.act(x)  # expect: MSG410 [safe]


class Net(Base):
    def construct(self, x):
        return self.activated(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
