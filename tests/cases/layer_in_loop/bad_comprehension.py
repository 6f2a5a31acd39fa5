"""Layers made by a comprehension."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        layers = [nn.Dense(3, 3) for _ in range(2)]  # expect: MSG510
        for layer in layers:
            x = layer(x)
        return x


def inputs():
    return (Tensor([[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]], ms.float32),)
