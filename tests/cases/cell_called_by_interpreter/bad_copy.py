"""A copy of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def construct(self, x, *others):
        for other in others:
            x = x + other
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        parts = [x, x * 2]
        others = parts.copy()  # expect: MSG225 [safe]
        return self.block(*others)  # expect: MSG551


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
