"""A list that `construct` assigns to an attribute should be a Parameter."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.NL_1_idx = []

    def construct(self, x):
        self.NL_1_idx = [1, 2]  # expect: MSG201
        return x
