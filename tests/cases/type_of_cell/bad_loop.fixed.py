"""The layers of a list are told apart by their class."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.norm = nn.ReLU()

    def construct(self, x: Tensor):
        for layer in self.layers:
            x = layer(x)
            if isinstance(layer, nn.ReLU):  # expect: MSG545 [unsafe]
                x = x + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
