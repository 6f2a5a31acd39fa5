"""Each with each."""
import itertools

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.down = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.up = nn.CellList([nn.Sigmoid()])

    def construct(self, x):
        for first, second in itertools.product(self.down, self.up):  # expect: MSG681
            x = first(second(x))
        return x


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [3.0, 4.0, 5.0]], ms.float32),)
