"""The quotient has a name first."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.levels = 5

    def construct(self, x: Tensor):
        half = self.levels / 2
        return x + int(round(half))  # expect: MSG630 [safe]


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
