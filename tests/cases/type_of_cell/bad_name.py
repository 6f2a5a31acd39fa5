"""The class is printed."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.norm = nn.ReLU()

    def construct(self, x: Tensor):
        for index, layer in enumerate(self.layers):
            print(index, type(layer))  # expect: MSG545
            x = layer(x) + index
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
