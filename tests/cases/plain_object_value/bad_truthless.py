"""Conditions on what has no truth value to the compiler, and a layer in an object."""
import mindspore as ms
from mindspore import Tensor, nn


class Config:
    def __init__(self):
        self.sizes = [1, 2]
        self.act = nn.ReLU()


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        if self.config.sizes:  # expect: MSG530
            x = x * 2
        return self.config.act(x)  # expect: MSG530


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
