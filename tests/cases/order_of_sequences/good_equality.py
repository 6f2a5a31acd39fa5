"""Equality, order of strings, and `min` and `sorted`."""
import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.name = 'b'

    def construct(self, x):
        if ('a', 2) == ('a', 2):
            x = x + 1
        if self.name < 'c':
            x = x + 2
        if (1, 2) in ((1, 2), (3, 4)):
            x = x + 4
        return x * min((1, 5), (2, 1))[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
