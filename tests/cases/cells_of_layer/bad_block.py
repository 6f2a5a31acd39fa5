"""The layers of a block of the project."""
import mindspore as ms
from mindspore import Tensor, nn


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.ReLU()
        self.last = nn.Tanh()

    def construct(self, x):
        return self.last(self.first(x))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.block = Block()

    def construct(self, x: Tensor):
        for layer in self.block.cells():  # expect: MSG646
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
