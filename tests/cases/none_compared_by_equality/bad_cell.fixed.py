"""A Cell that may be missing."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x + 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()
        self.block = Block()

    def construct(self, x):
        if self.act is not None:  # expect: MSG404 [safe]
            x = self.act(x)
        return x if self.block is None else self.block(x)  # expect: MSG404 [safe]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
