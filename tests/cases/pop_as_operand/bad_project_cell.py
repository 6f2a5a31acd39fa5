"""A Cell of the project adds what is popped, in a loop as in a U-Net."""

import numpy as np
from mindspore import Tensor, nn


class Up(nn.Cell):
    def construct(self, x, skip):
        return x + skip


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.ups = nn.CellList([Up(), Up()])

    def construct(self, x):
        skips = []
        for i in range(2):
            skips.append(x * i)
        for up in self.ups:
            x = up(x, skips.pop())  # expect: MSG716
        return x


def inputs():
    return (Tensor(np.array([1.0, 2.0, 3.0], np.float32)),)
