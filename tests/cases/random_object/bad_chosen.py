"""Chosen in an expression."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rng = random.Random(1)

    def construct(self, x: Tensor):
        return x * (2 if self.rng.random() < 0.5 else 3)  # expect: MSG744


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
