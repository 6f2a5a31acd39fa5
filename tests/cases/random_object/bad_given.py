"""A generator that `__init__` is given."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self, rng):
        super().__init__()
        self.rng = rng

    def construct(self, x: Tensor):
        scale = self.rng.random()  # expect: MSG744
        return x * scale


def run():
    net = Net(random.Random(1))
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
