"""One cell by its name."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, opt=0):
        return x + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self._cells["block"](x)  # expect: MSG402


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
