"""A loop in one branch of a condition that the construction decides."""
# confidence: medium
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, shift: int = 0):
        super().__init__()
        self.shift = shift

    def construct(self, x: Tensor):
        if self.shift > 0:
            for _ in range(1):
                y = x * 2
        else:
            y = x
        return y  # expect: MSG302 [unsafe]


class Net(nn.Cell):
    def __init__(self, size: int = 4):
        super().__init__()
        self.blocks = nn.CellList([Block(0 if i % 2 == 0 else size // 2) for i in range(2)])

    def construct(self, x: Tensor):
        for block in self.blocks:
            x = block(x)
        return x


def inputs():
    return (Tensor(np.ones((2, 3)), ms.float32),)
