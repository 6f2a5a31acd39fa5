"""The name is no Tensor any more."""
import mindspore as ms
from mindspore import Tensor, nn


class Array(nn.Cell):
    def asnumpy(self):
        return 2.0


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.array = Array()

    def construct(self, x):
        y = x * 2
        x = self.array
        return y * x.asnumpy()


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
