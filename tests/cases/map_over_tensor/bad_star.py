"""In a function that hands on what it is given."""
import mindspore as ms
from mindspore import Tensor, nn, ops


def multi_apply(function, *rows):
    return tuple(map(function, *rows))  # expect: MSG331


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = ms.Parameter(ops.ones(2))

    def construct(self, x: Tensor):
        return multi_apply(self.scaled, (x, x + 1), self.scales)

    def scaled(self, x, scale):
        return x * scale


def inputs():
    return (Tensor([[1.0, -2.0], [0.5, 3.0]], ms.float32),)
