"""Extended."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU()])
        self.last = nn.Tanh()

    def construct(self, x: Tensor):
        layers = self.layers
        layers.extend([self.last])  # expect: MSG240
        return layers[0](x)


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
