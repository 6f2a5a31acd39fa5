"""`ReLU(inplace=True)` is `ReLU()`."""

from mindspore import nn

relu = nn.ReLU(inplace=True)  # expect: MSG802
relu6 = nn.ReLU6(True)  # expect: MSG803
