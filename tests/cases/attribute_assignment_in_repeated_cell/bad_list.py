"""A counter in the layers of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.steps = 0

    def construct(self, x):
        self.steps += 1  # expect: MSG231 [unsafe]
        return x * self.steps


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block() for _ in range(2)])

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
