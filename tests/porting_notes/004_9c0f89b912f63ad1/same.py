"""`pad_mode='same'` pads right and below."""

from mindspore import nn

conv = nn.Conv2d(1, 1, 2, stride=2, has_bias=True)  # expect: MSG841
