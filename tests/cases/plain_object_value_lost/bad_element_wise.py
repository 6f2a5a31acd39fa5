"""A number of an object in a function that works element by element, and in `int`."""
import mindspore as ms
from mindspore import Tensor, nn, ops


class Config:
    def __init__(self):
        self.power = 2.0
        self.offset = 3


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.config = Config()

    def construct(self, x: Tensor):
        return ops.pow(x, self.config.power) + int(self.config.offset)  # expect: MSG539, MSG539


def inputs():
    return (Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], ms.float32),)
