"""A list is doubled in place, in a Cell."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, parts):
        parts *= 2  # expect: MSG701
        return x * 2


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        parts = [x, x * 3]
        y = self.block(x, parts)
        return y * len(parts)


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
