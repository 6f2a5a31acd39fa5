"""The optimizer holds the rate; there is no `scheduler.step()`."""

from mindspore import nn

net = nn.Dense(2, 2)
optimizer = nn.Momentum(net.trainable_params(), 0.1, 0.9)
optimizer.step()  # expect: MSG807
optimizer.param_groups[0]["lr"] = 0.01  # expect: MSG807
