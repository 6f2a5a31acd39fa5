"""A helper method and a sub-cell that collects; the parent looks into its list."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = []

    def construct(self, x):
        self.seen.append(x)  # expect: MSG206
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()
        self.sizes = []

    def count(self, x):
        self.sizes.append(1)  # expect: MSG206
        return x

    def construct(self, x):
        y = self.count(self.block(x))
        return y + len(self.block.seen) + len(self.sizes)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
