"""A layer without others, and the layers one by one."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()
        self.block = nn.SequentialCell(nn.ReLU(), nn.Tanh())

    def construct(self, x: Tensor):
        for layer in self.act.cells():
            x = x + 1
        for layer in self.block:
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
