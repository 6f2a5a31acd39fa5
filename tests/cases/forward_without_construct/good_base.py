"""A base whose subclass has the `construct`, and a class that is no Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def forward(self, x):
        return x * 10


class Plain:
    def forward(self, x):
        return x


class Net(Base):
    def construct(self, x: Tensor):
        return self.forward(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
