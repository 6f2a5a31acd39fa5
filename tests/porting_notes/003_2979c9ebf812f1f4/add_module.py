"""`add_module` is `insert_child_to_cell`."""

from mindspore import nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.add_module("relu", nn.ReLU())  # expect: MSG805

    def construct(self, x):
        return x
