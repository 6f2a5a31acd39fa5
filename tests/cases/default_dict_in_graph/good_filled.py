"""The key is there."""
from collections import defaultdict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = defaultdict(int)
        self.seen["a"] = 3

    def construct(self, x):
        return x * self.seen["a"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
