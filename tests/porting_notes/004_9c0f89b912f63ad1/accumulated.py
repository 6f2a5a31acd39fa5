"""Gradients do not accumulate."""

from mindspore import nn

net = nn.Dense(2, 2)
optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
optimizer.zero_grad()  # expect: MSG807
