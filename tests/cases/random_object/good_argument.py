"""The number as an argument."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def construct(self, x: Tensor, scale):
        return x * scale


def run():
    net, rng = Net(), random.Random(1)
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x, Tensor(rng.random(), ms.float32))[0].asnumpy()) for _ in range(30)}) > 1
