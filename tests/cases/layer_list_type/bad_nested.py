"""Of the items of a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.stages = nn.CellList([nn.CellList([nn.ReLU()]), nn.CellList([nn.Tanh()])])

    def construct(self, x: Tensor):
        for stage in self.stages:
            if isinstance(stage, nn.CellList):  # expect: MSG644
                x = x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
