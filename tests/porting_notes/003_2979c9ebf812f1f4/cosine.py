"""`CosineAnnealingLR` is `nn.cosine_decay_lr`."""

from mindspore import nn

schedule = nn.CosineAnnealingLR(None, 10)  # expect: MSG801
