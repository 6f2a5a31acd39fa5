"""Appended one by one, looped over with `enumerate`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = []
        for _ in range(2):
            self.layers.append(nn.Dense(3, 3, weight_init="ones", bias_init="zeros"))

    def construct(self, x: Tensor):
        for i, layer in enumerate(self.layers):  # expect: MSG519
            x = layer(x) + i
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
