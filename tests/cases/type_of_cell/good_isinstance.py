"""A Cell is asked what it is an instance of."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.norm = nn.ReLU()

    def construct(self, x: Tensor):
        for layer in self.layers:
            if isinstance(layer, (nn.ReLU, nn.Sigmoid)):
                x = layer(x) + 1
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
