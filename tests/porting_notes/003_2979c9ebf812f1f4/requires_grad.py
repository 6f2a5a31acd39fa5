"""`requires_grad_(True)` becomes `Parameter(requires_grad=True)`."""

from mindspore import nn

bn = nn.BatchNorm2d(8)
bn.weight.requires_grad_(True)  # expect: MSG807
