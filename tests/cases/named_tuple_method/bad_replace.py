"""A copy with another field."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn

Size = namedtuple("Size", ["height", "width"])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = Size(1, 2)

    def construct(self, x: Tensor):
        wide = self.size._replace(width=3)  # expect: MSG647
        return x * wide.width


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
