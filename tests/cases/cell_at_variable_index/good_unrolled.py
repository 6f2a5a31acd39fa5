"""The loop is unrolled."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Sigmoid()])

    def construct(self, x: Tensor, b: Tensor):
        for i in range(2):
            if b > i:
                x = self.layers[i](x)
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
