"""The same, in a list of Tensors to be stacked."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scores = None

    def construct(self, x):
        x = x * 2
        self.scores = x + 1  # expect: MSG222
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x):
        y = self.block(x)
        return ops.stack([y, self.block.scores])


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
