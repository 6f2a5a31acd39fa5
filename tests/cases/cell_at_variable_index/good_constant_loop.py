"""The compiler counts."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])

    def construct(self, x: Tensor):
        i = 0
        while i < 2:
            x = self.layers[i](x)
            i = i + 1
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
