"""`pow`, and a number of the network."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.heads = 4

    def construct(self, x: Tensor):
        return x * pow(self.heads, -2)  # expect: MSG658 [safe]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, -4.0]], ms.float32),)
