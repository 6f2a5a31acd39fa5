"""What the layers of a list give, collected."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])
        self.features = []

    def construct(self, x: Tensor):
        self.features = []  # expect: MSG201 [unsafe]
        for layer in self.layers:
            x = layer(x)
            self.features.append(x)  # expect: MSG257
        return self.features


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
