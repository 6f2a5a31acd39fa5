"""Of a base class, in a helper method."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def __getitem__(self, name):
        return 3


class Net(Base):
    def scale(self, x):
        return x * self["scale"]  # expect: MSG537

    def construct(self, x: Tensor):
        return self.scale(x)


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
