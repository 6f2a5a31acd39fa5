"""A deque that graph code only reads."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.means = deque([1.0, 2.0])

    def construct(self, x: Tensor):
        return x * self.means[0]


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
