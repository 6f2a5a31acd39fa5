"""`retain_graph` is not needed."""

from mindspore import Tensor, nn, ops

net = nn.Dense(2, 2)


def step(x: Tensor):
    loss = ops.mean(net(x))
    loss.backward(retain_graph=True)  # expect: MSG804
