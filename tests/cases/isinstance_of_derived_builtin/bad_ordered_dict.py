"""A dict of the standard library."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


SIZES = OrderedDict(size=5)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.feature = SIZES

    def construct(self, x: Tensor):
        if isinstance(self.feature, OrderedDict):  # expect: MSG754
            x = x * 2
        return x + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
