"""In a sub-cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = {"scale": 1}

    def construct(self, x):
        self.options["scale"] = 3  # expect: MSG205
        return x * self.options["scale"]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        return self.block(x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
