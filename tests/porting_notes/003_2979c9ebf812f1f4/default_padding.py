"""The defaults of `Conv2d` differ: `pad_mode` is `'same'`."""

from mindspore import nn

conv = nn.Conv2d(3, 8, 3, stride=2, has_bias=True)  # expect: MSG841
