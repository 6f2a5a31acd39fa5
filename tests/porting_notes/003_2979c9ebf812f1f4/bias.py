"""`Conv2d(bias)` is `Conv2d(has_bias)`."""

from mindspore import nn

conv = nn.Conv2d(3, 8, 3, bias=True, pad_mode="valid")  # expect: MSG802
