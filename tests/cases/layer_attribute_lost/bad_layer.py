"""A layer that another function sets."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.act = None

    def construct(self, x: Tensor):
        self.choose()
        return x * 2

    def choose(self):
        self.act = nn.ReLU()  # expect: MSG258


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
