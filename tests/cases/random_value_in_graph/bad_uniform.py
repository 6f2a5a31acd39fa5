"""From an interval, under a condition."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x):
        if x.ndim == 1:
            scale = random.uniform(1.0, 2.0)  # expect: MSG711 [unsafe]
            x = x * scale
        return x


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
