"""A `defaultdict` on `self` is counted up."""
from collections import defaultdict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = defaultdict(int)

    def construct(self, x):
        self.seen["a"] += 1  # expect: MSG626
        return x * self.seen["a"]  # expect: MSG626


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
