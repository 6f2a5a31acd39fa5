"""One of a list, and a choice."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.act = nn.ReLU() if len(self.layers) > 1 else nn.Tanh()

    def construct(self, x: Tensor):
        x = self.layers[1](x)  # expect: MSG650 [safe]
        return self.act(x)  # expect: MSG650 [safe]


def inputs():
    return (Tensor([[1.0, -2.0, 3.0]], ms.float32),)
