"""An item of a deque."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = deque([1, 2])

    def construct(self, x):
        self.sizes[0] = 2  # expect: MSG205
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
