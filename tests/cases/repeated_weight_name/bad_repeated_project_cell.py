"""Two Cells of a class that create a Cell of the project."""
import mindspore as ms
from mindspore import Tensor, nn


class Norm(nn.Cell):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm((3,))

    def construct(self, x):
        return self.norm(x)


class Block(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()

    def construct(self, x):
        return self.relu(Norm()(x))  # expect: MSG509 [unsafe]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = Block()
        self.second = Block()

    def construct(self, x):
        return self.second(self.first(x))


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
