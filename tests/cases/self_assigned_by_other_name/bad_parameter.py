"""A Parameter is no exception."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


def keep(net, value):
    owner = net
    owner.total = value  # expect: MSG246


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.total = Parameter(Tensor(1.0, ms.float32), name="total")

    def construct(self, x):
        keep(self, x.sum())
        return x * self.total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
