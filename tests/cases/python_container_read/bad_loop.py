"""A deque with a Tensor, in a loop."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = deque([Tensor([1.0, 1.0], ms.float32)])

    def construct(self, x: Tensor):
        self.seen.appendleft(x)  # expect: MSG253
        y = x
        for each in self.seen:
            y = y + each
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
