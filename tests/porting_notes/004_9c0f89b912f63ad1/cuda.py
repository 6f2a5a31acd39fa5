"""`model.to(device)` and `cuda()` become `set_context`."""

from mindspore import nn

net = nn.Dense(2, 2)
net.cuda()  # expect: MSG807
