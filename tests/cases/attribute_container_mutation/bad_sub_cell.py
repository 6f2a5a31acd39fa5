"""The list of a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]

    def construct(self, x):
        return x + len(self.sizes) + self.sizes[0]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        self.block.sizes.append(3)  # expect: MSG206
        self.block.sizes[0] = 5  # expect: MSG206
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
