"""A generator of the module."""
import random

import mindspore as ms
from mindspore import Tensor, nn

RNG = random.Random(1)


class Net(nn.Cell):
    def construct(self, x: Tensor):
        scale = RNG.random()  # expect: MSG744
        return x * scale


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
