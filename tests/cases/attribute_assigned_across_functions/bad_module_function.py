"""A module function gets the Cell and reads its attribute; a constant is assigned."""
import mindspore as ms
from mindspore import Tensor, nn


def add(net, x):
    return x + net.offset


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.offset = 0

    def construct(self, x):
        self.offset = 5  # expect: MSG202 [unsafe]
        return add(self, x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
