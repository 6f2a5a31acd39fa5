"""`nn.init.normal_` of BatchNorm's `weight` is of `gamma`."""

from mindspore import nn

bn = nn.BatchNorm2d(8)
print(bn.weight)  # expect: MSG807
