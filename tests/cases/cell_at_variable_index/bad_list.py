"""A plain list of Cells."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = [nn.ReLU(), nn.Sigmoid()]

    def construct(self, x: Tensor, b: Tensor):
        i = 0
        while b > 0:
            x = self.layers[i](x)  # expect: MSG316
            i += 1
            b = b - 1
        return x


def inputs():
    return Tensor([1.0, 2.0], ms.float32), Tensor(2.0, ms.float32)
