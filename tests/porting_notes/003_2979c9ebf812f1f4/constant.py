"""`nn.init.constant_` becomes `set_data(initializer(…))`."""

from mindspore import nn

bn = nn.BatchNorm2d(8)
nn.init.constant_(bn.gamma, 1.0)  # expect: MSG801
