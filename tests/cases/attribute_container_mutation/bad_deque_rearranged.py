"""A deque loses items and is turned."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = deque([1, 2, 3, 4])

    def construct(self, x):
        self.sizes.popleft()  # expect: MSG206
        self.sizes.rotate(1)  # expect: MSG206
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
