"""A random number that is kept under a name."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        scale = ms.ops.rand(())  # expect: MSG711 [unsafe]
        return x * scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
