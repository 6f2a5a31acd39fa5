"""A container of PyTorch, made outside graph code."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.ReLU(), nn.ReLU()])  # expect: MSG801 [unsafe]

    def construct(self, x: Tensor):
        for layer in self.layers:
            x = layer(x)
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
