"""A deque of numbers, under another name."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = deque([1, 2])

    def construct(self, x):
        sizes = self.sizes
        sizes.append(3)  # expect: MSG206, MSG683
        return x * len(sizes)


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
