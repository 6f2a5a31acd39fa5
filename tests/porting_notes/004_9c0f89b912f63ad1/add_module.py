"""`add_module` is `insert_child_to_cell`."""

from mindspore import nn

net = nn.SequentialCell()
net.add_module("relu", nn.ReLU())  # expect: MSG807
