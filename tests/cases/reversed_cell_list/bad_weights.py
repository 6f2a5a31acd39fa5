"""Layers with weights, whose names are those of the checkpoints."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(2, 2), nn.Dense(2, 2)])

    def construct(self, x: Tensor):
        for layer in reversed(self.layers):  # expect: MSG615 [safe]
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
