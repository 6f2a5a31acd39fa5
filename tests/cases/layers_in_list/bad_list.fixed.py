"""A list, looped over."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.Dense(3, 3, weight_init="ones", bias_init="zeros"), nn.ReLU(), nn.Dense(3, 3, weight_init="ones", bias_init="zeros")])

    def construct(self, x: Tensor):
        for layer in self.layers:  # expect: MSG519 [unsafe]
            x = layer(x)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
