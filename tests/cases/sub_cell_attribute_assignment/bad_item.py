"""An attribute of a Cell in a CellList, and of an object in a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Options:
    scale = 1


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([nn.ReLU()])
        self.options = [Options()]

    def construct(self, x):
        self.blocks[0].scale = 2  # expect: MSG203
        self.options[0].scale = 2  # expect: MSG203
        return self.blocks[0](x)


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
