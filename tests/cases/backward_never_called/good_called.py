"""A method of that name that is called, and one beside `bprop`."""
import mindspore as ms
from mindspore import Tensor, nn


class Doubled(nn.Cell):
    def construct(self, x):
        return x * 2

    def bprop(self, x, out, dout):
        return (dout * 10,)

    def backward(self, dout):
        return dout * 10


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.doubled = Doubled()

    def construct(self, x: Tensor):
        return self.doubled(x)


def inputs():
    return (Tensor([1.0], ms.float32),)
