"""A list of the layers."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.SequentialCell(nn.Dense(2, 2), nn.ReLU())

    def construct(self, x: Tensor):
        for layer in list(self.layers):  # expect: MSG695
            x = layer(x)
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
