"""An item of an OrderedDict."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.options = OrderedDict(scale=1)

    def construct(self, x):
        self.options["scale"] = 2  # expect: MSG205
        return x * self.options["scale"]


def inputs():
    return (Tensor([1.0, 2.0], ms.float32),)
