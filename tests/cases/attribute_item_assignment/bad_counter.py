"""An item of a Counter is counted up."""
from collections import Counter

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = Counter(a=1)

    def construct(self, x):
        self.seen["a"] += 1  # expect: MSG204
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
