"""In `__init__`."""
import itertools

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.pairs = list(itertools.product([1, 2], [3]))

    def construct(self, x: Tensor):
        for a, b in self.pairs:
            x = x + a * b
        return x


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
