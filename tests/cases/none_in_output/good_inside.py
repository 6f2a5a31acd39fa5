"""None between functions of the graph, and outputs without None."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x + 1, None


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def pair(self, x):
        return x, None

    def construct(self, x, mask=None):
        y, _ = self.block(x)
        z, cache = self.pair(y)
        if cache is None:
            z = z * 2
        return y, z


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
