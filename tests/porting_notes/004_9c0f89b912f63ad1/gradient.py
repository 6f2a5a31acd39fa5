"""`GradOperation` takes the network, not the output."""

import mindspore as ms
from mindspore import nn

net = nn.Dense(2, 2)


def gradients(x):
    return ms.grad(lambda out: out, None, net.trainable_params())(net(x))  # expect: MSG831 MSG142
