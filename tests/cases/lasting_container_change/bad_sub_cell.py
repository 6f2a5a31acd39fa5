"""A dict of a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = {"a": 1}

    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        self.block.sizes["a"] = x  # expect: MSG715
        return self.block(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
