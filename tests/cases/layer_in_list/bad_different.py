"""Layers whose weights have different names."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = (nn.Dense(3, 3, weight_init="ones", bias_init="zeros"), nn.LayerNorm((3,)))

    def construct(self, x: Tensor):
        for layer in self.layers:  # expect: MSG520
            x = layer(x)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
