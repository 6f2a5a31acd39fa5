"""A value of an object that is returned, alone, or in a list."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.name = "net"
        self.sizes = [1, 2]


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        sizes = self.config.sizes
        return x + 1, self.config.name, [sizes]  # expect: MSG540, MSG540


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
