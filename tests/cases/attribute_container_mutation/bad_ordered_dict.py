"""An OrderedDict gets items."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = OrderedDict(a=1)

    def construct(self, x):
        self.sizes.update({"b": 2})  # expect: MSG206
        return x * 2


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
