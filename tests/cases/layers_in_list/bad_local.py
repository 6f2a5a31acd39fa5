"""A local list is filled, then kept."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        layers = []
        for _ in range(2):
            layers.append(nn.Dense(2, 2, weight_init="ones"))
        self.layers = layers

    def construct(self, x: Tensor):
        for layer in self.layers:  # expect: MSG519
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
