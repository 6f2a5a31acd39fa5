"""An item of an OrderedDict is counted up."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.seen = OrderedDict(a=1)

    def construct(self, x):
        self.seen["a"] = self.seen["a"] + 1  # expect: MSG204
        return x * self.seen["a"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
