"""`parameters` is `get_parameters`."""

from mindspore import nn

net = nn.Dense(2, 2)
for each in net.parameters():  # expect: MSG807
    print(each)
