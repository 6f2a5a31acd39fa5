"""Rows of blocks that a method makes of a class it is given."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self, size):
        super().__init__()
        self.dense = nn.Dense(size, size)

    def construct(self, x):
        return self.dense(x)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stages = []
        for count in (2, 1):
            self.stages.append(self.make(Block, 2, count))

    def make(self, block, size, count):
        stage = [block(size)]
        stage += [block(size) for _ in range(1, count)]
        return stage

    def construct(self, x: Tensor):
        for stage in self.stages:  # expect: MSG519
            for block in stage:
                x = block(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
