"""The first layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU()])

    def construct(self, x: Tensor):
        return next(iter(self.layers))(x)  # expect: MSG616


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
