"""The list that a method makes becomes a CellList."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList(self.make())
        layers = self.make()
        self.kept = nn.CellList(layers)
        self.others = layers

    def make(self):
        layers = [nn.ReLU()]
        layers.append(nn.Dense(2, 2, weight_init="ones"))
        return layers

    def construct(self, x: Tensor):
        for layer in self.layers:
            x = layer(x)
        for layer in self.others:
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
