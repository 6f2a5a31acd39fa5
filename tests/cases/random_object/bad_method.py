"""A method of a generator, and a function, on `self`."""
import random

import mindspore as ms
from mindspore import Tensor, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.draw = random.Random(1).random
        self.other = random.random

    def construct(self, x: Tensor):
        return x * self.draw() + self.other()  # expect: MSG744, MSG744


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
