"""`__init__`, functions nobody calls and plain Python are not graph code."""
import mindspore as ms
from mindspore import Tensor, nn


def never_called(x):
    y = x
    del y
    return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        sizes = [1, 2, 3]
        del sizes[0]
        self.scale = sizes[0]

    def describe(self):
        text = "net"
        del text
        return self.scale

    def construct(self, x):
        return x * self.scale


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
