"""`autograd.grad(outputs=loss)` becomes `mindspore.grad(lambda x: x, weights=…)(loss)`."""

import mindspore as ms
from mindspore import nn

net = nn.Dense(2, 2)


def gradients(loss):
    return ms.grad(lambda x: x, weights=net.trainable_params())(loss)  # expect: MSG831 MSG142
