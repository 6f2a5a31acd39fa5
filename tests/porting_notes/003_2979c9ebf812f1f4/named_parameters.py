"""`named_parameters` becomes `get_parameters`."""

from mindspore import nn

net = nn.Dense(2, 2)
for name, each in net.named_parameters():  # expect: MSG807
    print(name, each)
