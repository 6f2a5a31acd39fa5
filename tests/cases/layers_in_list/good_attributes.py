"""What the list holds belongs to the Cell already, or is one layer."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        first = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
        second = nn.Dense(2, 2, weight_init="ones", bias_init="zeros")
        self.first = first
        self.second = second
        self.layers = [first, second]

    def construct(self, x: Tensor):
        for layer in self.layers:
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
