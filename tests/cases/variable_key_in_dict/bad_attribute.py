"""A dict that is an attribute."""

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.scales = {1: 2.0, 3: 0.5}

    def construct(self, x: Tensor):
        return x if int(x[0]) in self.scales else x * 2  # expect: MSG346


def inputs():
    return (Tensor([1.0, 3.0, 2.0], ms.float32),)
