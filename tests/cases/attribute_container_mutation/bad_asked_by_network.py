"""A list of a sub-cell that the network asks first whether it has items."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.parts = []

    def construct(self, x):
        x = x * 2
        self.parts.append(x)  # expect: MSG206
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        if len(self.block.parts) > 0:
            y = y + self.block.parts[0]
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
