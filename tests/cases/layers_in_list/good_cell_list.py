"""An `nn.CellList`; a list of layers without weights, or of layers that have another owner."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(3, 3, weight_init="ones", bias_init="zeros") for _ in range(2)])
        self.activations = [nn.ReLU(), nn.ReLU()]
        self.first = nn.Dense(3, 3, weight_init="ones", bias_init="zeros")
        self.second = nn.Dense(3, 3, weight_init="ones", bias_init="zeros")
        self.both = [self.first, self.second]
        self.listed = [nn.Dense(3, 3, weight_init="ones", bias_init="zeros"), nn.Dense(3, 3, weight_init="ones", bias_init="zeros")]
        self.owner = nn.CellList(self.listed)

    def construct(self, x: Tensor):
        for layer, activation in zip(self.layers, self.activations):
            x = activation(layer(x))
        for layer in self.both:
            x = layer(x)
        for layer in self.listed:
            x = layer(x)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
