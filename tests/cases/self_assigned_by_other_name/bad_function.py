"""A function that gets self."""
import mindspore as ms
from mindspore import Tensor, nn


def count(net):
    net.calls += 1  # expect: MSG246
    return net.calls


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.calls = 1

    def construct(self, x):
        return x * count(self)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
