"""`optim.SGD` is `nn.SGD`."""

from mindspore import nn

net = nn.Dense(2, 2)
optimizer = nn.SGD(net.trainable_params(), lr=0.1, momentum=0.9)  # expect: MSG802
