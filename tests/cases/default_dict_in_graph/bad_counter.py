"""A `Counter` on `self` is read."""
from collections import Counter

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = Counter()

    def construct(self, x):
        return x * self.seen["a"]  # expect: MSG626


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
