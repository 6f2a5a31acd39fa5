"""The input of the network, in a helper and a layer that it is handed to."""
import mindspore as ms
from mindspore import Tensor, nn


class Grown(nn.Cell):
    def construct(self, x):
        x *= 2  # expect: MSG704 [unsafe]
        return x


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.layer = Grown()

    def grown(self, x):
        y = x + 0
        y += 1  # expect: MSG704 [unsafe]
        return y

    def construct(self, x: Tensor):
        y = self.grown(x)
        return self.layer(x) + y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
