"""A layer of the project, in a list."""

import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x):
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(), Block()])

    def construct(self, x):
        print("{}".format(self.blocks[0]))  # expect: MSG692
        return x * 2


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
