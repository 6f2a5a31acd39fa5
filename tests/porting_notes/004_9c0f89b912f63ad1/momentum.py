"""`momentum` of BatchNorm is 1 less that of PyTorch."""

from mindspore import nn

norm = nn.BatchNorm2d(8, momentum=0.1)  # expect: MSG821
