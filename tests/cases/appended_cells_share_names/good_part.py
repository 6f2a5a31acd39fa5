"""A part of a network, whose Parameters get names when it is assigned."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Part(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.CellList()
        self.second = nn.CellList()
        for _ in range(2):
            self.first.append(nn.Dense(2, 2, weight_init="ones"))
            self.second.append(nn.Dense(2, 2, weight_init="ones"))

    def construct(self, x):
        for first, second in zip(self.first, self.second):
            x = second(first(x))
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.part = Part()

    def construct(self, x: Tensor):
        return self.part(x)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
