"""A scheduler that warms up is `nn.WarmUpLR`."""

from mindspore import nn

schedule = nn.WarmUpLR(0.1, 10)
schedule.step()  # expect: MSG807
