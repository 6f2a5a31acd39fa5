"""An attribute is asked for its class."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.norm = nn.ReLU()

    def construct(self, x: Tensor):
        if type(self.norm) is nn.ReLU:  # expect: MSG546 [unsafe]
            x = self.norm(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
