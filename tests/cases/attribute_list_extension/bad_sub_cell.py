"""The list of a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = [1, 2]

    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        self.block.sizes.extend([3, 4])  # expect: MSG207
        self.block.sizes.insert(0, 5)  # expect: MSG207
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
