"""A class that derives from a dict."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Options(OrderedDict):
    pass


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.feature = Options(size=5)

    def construct(self, x: Tensor):
        if isinstance(self.feature, Options):  # expect: MSG754
            x = x * 2
        return x + 1


def inputs():
    return (Tensor([[1.0, 2.0], [3.0, 4.0]], ms.float32),)
