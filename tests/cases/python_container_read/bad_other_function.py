"""A deque that another function reads."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = deque(maxlen=3)

    def construct(self, x: Tensor):
        self.push(x)
        return x * len(self.seen)

    def push(self, x: Tensor):
        self.seen.append(x * 2)  # expect: MSG253


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
