"""`no_grad` is not needed."""

import mindspore as ms
from mindspore import Tensor, nn

net = nn.Dense(2, 2)


def evaluated(x: Tensor):
    with ms.no_grad():  # expect: MSG801
        return net(x)
