"""`tensor.backward()` is not supported."""

from mindspore import Tensor, nn, ops

net = nn.Dense(2, 2)


def train(x: Tensor):
    loss = ops.mean(net(x))
    loss.backward()  # expect: MSG804
