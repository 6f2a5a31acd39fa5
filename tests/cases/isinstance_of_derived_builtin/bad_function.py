"""A class that `namedtuple` makes."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn


Sparse = namedtuple("Sparse", ["name", "size"])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.feature = Sparse("user", 5)

    def construct(self, x: Tensor):
        if isinstance(self.feature, Sparse):  # expect: MSG754
            x = x * 2
        return x + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
