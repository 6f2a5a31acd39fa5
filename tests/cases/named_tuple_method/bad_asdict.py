"""The fields as a dict."""
from collections import namedtuple

import mindspore as ms
from mindspore import Tensor, nn

Size = namedtuple("Size", ["height", "width"])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.size = Size(1, 2)

    def construct(self, x: Tensor):
        return x * self.size._asdict()["width"]  # expect: MSG647


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
