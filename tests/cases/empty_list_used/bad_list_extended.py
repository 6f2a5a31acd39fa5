"""A list that one function extends and another one stacks."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = []

    def construct(self, x):
        x = x * 2
        self.parts.extend([x])  # expect: MSG733
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        return y + ops.stack(self.block.parts).sum(0)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
