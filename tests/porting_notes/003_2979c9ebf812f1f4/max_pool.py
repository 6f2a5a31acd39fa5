"""`MaxPool2d(padding)` becomes `nn.Pad` and `MaxPool2d`."""

from mindspore import nn

pool = nn.MaxPool2d(kernel_size=3, stride=2, padding=1)  # expect: MSG813
