"""The layers of a SequentialCell have the names that it is given."""
from collections import OrderedDict

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.body = nn.SequentialCell(OrderedDict([("first", nn.Dense(2, 2)), ("second", nn.ReLU())]))
        self.weight = self.body.first.weight

    def construct(self, x: Tensor):
        return self.body(x)


def inputs():
    return (Tensor([[1.0, 2.0]], ms.float32),)
