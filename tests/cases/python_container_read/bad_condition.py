"""A deque of which an item is taken where there are enough."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = deque(maxlen=3)

    def construct(self, x: Tensor):
        self.seen.append(x)  # expect: MSG253
        if len(self.seen) > 1:
            x = x + self.seen[0]
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
