"""Of a list in a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stages = nn.CellList([nn.CellList([nn.ReLU()]), nn.CellList([nn.Tanh()])])
        self.heads = nn.CellDict({"a": nn.ReLU()})

    def construct(self, x: Tensor):
        for stage in self.stages:
            x = x * len(stage._cells)  # expect: MSG643
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
