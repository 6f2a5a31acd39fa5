"""A deque gets something at each call."""
from collections import deque

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = deque()

    def construct(self, x):
        self.sizes.append(x.shape[0])  # expect: MSG206
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
