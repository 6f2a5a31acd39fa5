"""What `__init__` has is wanted before its end, or may not be there."""
from types import SimpleNamespace

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, factor=2.0, size=3):
        super().__init__()
        config = SimpleNamespace(width=size)
        self.twice = self.factor * 2  # expect: MSG805
        self.build()
        if size > 2:
            self.other = config.width

    def build(self):
        self.shift = self.size + 1  # expect: MSG805

    def construct(self, x: Tensor):
        return x * self.twice + self.width  # expect: MSG805


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
