"""What it has."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn

Size = namedtuple("Size", ["height", "width"])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = Size(1, 2)

    def construct(self, x: Tensor):
        height, width = self.size
        return x * self.size.height * self.size[1] * len(self.size) + height * width


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
