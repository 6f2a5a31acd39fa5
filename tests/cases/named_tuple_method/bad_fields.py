"""The names of the fields."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn

Size = namedtuple("Size", ["height", "width"])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = Size(1, 2)

    def construct(self, x: Tensor):
        return x * len(self.size._fields)  # expect: MSG530, MSG647


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
