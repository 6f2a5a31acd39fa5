"""A deque that keeps what graph code computes."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = deque(maxlen=3)

    def construct(self, x: Tensor):
        y = x * 2
        self.seen.append(y)  # expect: MSG254
        return y


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
