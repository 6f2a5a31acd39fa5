"""Layers: one more is appended."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.relu = nn.ReLU()
        self.layers = [nn.Tanh(), nn.Sigmoid()]

    def construct(self, x):
        self.layers.append(self.relu)  # expect: MSG247
        for layer in self.layers:
            x = layer(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
