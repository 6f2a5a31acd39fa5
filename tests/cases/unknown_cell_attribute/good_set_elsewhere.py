"""Attributes that a subclass, a helper, a string or code outside sets."""
import mindspore as ms
from mindspore import Tensor, nn


class Base(nn.Cell):
    def construct(self, x):
        return self.layer(x) * self.scale + self.first - self.last


class Named(nn.Cell):
    def __init__(self):
        super().__init__()
        for index in range(2):
            setattr(self, f"layer{index}", nn.ReLU())

    def construct(self, x):
        return self.layer1(self.layer0(x))


def prepare(net):
    net.scale = 2.0
    net.first, net.last = 1.0, 0.5


class Net(Base):
    def __init__(self):
        super().__init__()
        self.layer = nn.ReLU()
        self.named = Named()
        prepare(self)

    def construct(self, x: Tensor):
        if hasattr(self, "extra"):
            x = self.extra(x)
        return super().construct(self.named(x))


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
