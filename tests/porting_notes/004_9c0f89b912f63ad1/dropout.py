"""`keep_prob` of `Dropout` is the opposite of `p`."""

from mindspore import nn

drop = nn.Dropout(0.2)  # expect: MSG820
