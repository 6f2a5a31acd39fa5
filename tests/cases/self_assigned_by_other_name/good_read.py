"""Reading by another name is fine, and so is assigning by the name self."""
import mindspore as ms
from mindspore import Parameter, Tensor, nn


def scaled(net, x):
    return x * net.scale


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scale = 3
        self.total = Parameter(Tensor(1.0, ms.float32), name="total")

    def construct(self, x):
        net = self
        self.total = x.sum()
        return scaled(self, x) * net.total


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
