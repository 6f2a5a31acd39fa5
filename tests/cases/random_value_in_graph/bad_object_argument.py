"""An object draws it, and a function of MindSpore takes it."""
import random

import mindspore as ms
from mindspore import Tensor, nn, ops


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.rng = random.Random(1)

    def construct(self, x: Tensor):
        return ops.mul(x, self.rng.gauss(1.0, 0.5))  # expect: MSG711


def run():
    net = Net()
    x = Tensor([1.0, 2.0], ms.float32)
    return len({float(net(x)[0].asnumpy()) for _ in range(30)}) > 1
