"""The same in a method that graph code calls."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = deque(maxlen=3)

    def construct(self, x: Tensor):
        return self.kept(x * 2)

    def kept(self, x: Tensor):
        self.seen.appendleft(x)  # expect: MSG254
        return x


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
