"""Layers of MindSpore, in a loop."""
# confidence: medium
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.first = nn.CellList()
        self.second = nn.CellList()
        for _ in range(2):
            self.first.append(nn.Dense(2, 2, weight_init="ones"))
            self.second.append(nn.Dense(2, 2, weight_init="ones"))

    def construct(self, x: Tensor):
        for first in self.first:
            x = first(x)
        for second in self.second:  # expect: MSG266
            x = second(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
