"""`named_children` is `cells_and_names`."""

from mindspore import nn

net = nn.Dense(2, 2)
for name, child in net.named_children():  # expect: MSG807
    print(name, child)
