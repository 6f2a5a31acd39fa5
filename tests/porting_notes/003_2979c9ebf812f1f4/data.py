"""`.data` is `.value()`."""

from mindspore import nn

bn = nn.BatchNorm2d(8)
bn.running_mean.data = None  # expect: MSG807
