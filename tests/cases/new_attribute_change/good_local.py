"""A local list."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])

    def construct(self, x: Tensor):
        features = []
        for layer in self.layers:
            x = layer(x)
            features.append(x)
        return features


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
