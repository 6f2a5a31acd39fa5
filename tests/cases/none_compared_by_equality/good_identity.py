"""`is None`, and values that `==` compares."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = nn.ReLU()
        self.layers = nn.CellList([nn.ReLU()])
        self.scale = 2
        self.mode = "a"

    def construct(self, x, mask=None):
        if self.act is not None:
            x = self.act(x)
        if self.layers != None:
            x = self.layers[0](x)
        if mask != None:
            x = x * mask
        if self.scale != None and self.mode != None:
            x = x * self.scale
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
